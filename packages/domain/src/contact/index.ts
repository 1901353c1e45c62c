/** The service hotline (SHL-04). */
export const HOTLINE = '400-023-6003'
