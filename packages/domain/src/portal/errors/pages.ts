/** The error of a call that could not be set up (ERR-07). */
export const REQUEST_SETUP_ERROR = 'request action is error'

interface RouteError {
  readonly status: number
  readonly message: string
  /** The number under which support finds the error in the logs; null if there is none. */
  readonly reference: string | null
}

/**
 * The error of a route as shown on the error page: status 500 by default (ERR-08). For a defect of our own, the page
 * shows only the reference number; the details are in the logs (ERR-11).
 */
export function buildRouteError(error: {
  readonly status?: number
  readonly message?: string
  readonly digest?: string
}): RouteError {
  return {
    status: error.status ?? 500,
    message: error.message || '页面出错了，请稍后重试',
    reference: error.digest || null,
  }
}
