export { type EntryView, findEntriesOfOrder, loadSums, type NewEntry, postEntry } from './ledger.store'
