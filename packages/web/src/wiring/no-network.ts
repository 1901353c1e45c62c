/** Said where the gateway could not be reached. Not from the catalogue of errors, which no page carries. */
export const NO_NETWORK = '网络开小差了，请稍后重试'
