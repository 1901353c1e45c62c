export const MERCHANT_ID = 'zhushutong-sandbox'
