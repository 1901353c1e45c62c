// axios is imported by modules: its main entry includes every adapter, 15 KB that the SDK does not need.
declare module 'axios/unsafe/core/AxiosHeaders.js' {
  export { AxiosHeaders as default } from 'axios'
}
declare module 'axios/unsafe/core/AxiosError.js' {
  export { AxiosError as default } from 'axios'
}
declare module 'axios/unsafe/cancel/CanceledError.js' {
  export { CanceledError as default } from 'axios'
}
