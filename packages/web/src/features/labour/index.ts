export { PostButtons } from './post-buttons'
export { type OwnPosting, PostingsView } from './postings.view'
