import { CODES, type Failure } from '../platform/http'
import type { Refusal } from './search/search-request'

export function refused(refusal: Refusal): Failure {
  switch (refusal.error) {
    case 'login-needed':
      return { error: CODES.loginNeeded }
    case 'not-found':
      return { error: '30003', status: 404 }
    case 'timeout':
      return { error: CODES.fault, message: '查询超时，请增加条件后重试', status: 503 }
    case 'busy':
      return { error: CODES.fault, message: '查询的人较多，请稍后重试', status: 503 }
    case 'invalid': {
      const { field, message } = refusal
      return { error: CODES.badRequest, message, data: { fields: [{ field, message }] } }
    }
  }
}
