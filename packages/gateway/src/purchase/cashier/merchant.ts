/** The payee of the sandbox cashier. */
export const MERCHANT_ID = 'zhushutong-sandbox'
