export { findEntriesOfOrder, postEntry } from './ledger.store'
