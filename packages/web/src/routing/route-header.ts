/** The request header with the name of the page's route, set by the proxy; a client's own value is overwritten. */
export const ROUTE_HEADER = 'x-portal-route'
