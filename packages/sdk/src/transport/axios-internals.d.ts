// axios is used by its parts: its own entry brings every adapter it has, 15 KB that no call of ours needs.
declare module 'axios/unsafe/core/AxiosHeaders.js' {
  export { AxiosHeaders as default } from 'axios'
}
declare module 'axios/unsafe/core/AxiosError.js' {
  export { AxiosError as default } from 'axios'
}
declare module 'axios/unsafe/cancel/CanceledError.js' {
  export { CanceledError as default } from 'axios'
}
