/** The service hotline (SHL-04, SHL-06). */
export const HOTLINE = '400-023-6003'
