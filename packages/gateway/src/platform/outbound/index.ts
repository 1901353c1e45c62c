export { checkedLookup, isRefusedHost, REFUSED, type Resolve } from './checked-lookup'
