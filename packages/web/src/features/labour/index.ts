export { LabourHead } from './labour-head'
export { type OwnPosting, PostingsView } from './postings.view'
