// node-forge's modules have no types; only its big integers are used.
declare module 'node-forge/lib/jsbn.js' {
  export { jsbn as default } from 'node-forge'
}
declare module 'crypto-js/aes.js' {
  export { AES as default } from 'crypto-js'
}
declare module 'crypto-js/core.js' {
  export { default } from 'crypto-js'
}
declare module 'crypto-js/sha256.js' {
  export { SHA256 as default } from 'crypto-js'
}
declare module 'crypto-js/hmac-sha256.js' {
  export { HmacSHA256 as default } from 'crypto-js'
}
