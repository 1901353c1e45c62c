/**
 * The message when the gateway cannot be reached. It is not read from the error catalogue, which no page
 * loads.
 */
export const NO_NETWORK = '网络开小差了，请稍后重试'
