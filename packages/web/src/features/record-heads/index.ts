export { type EvidenceHref, RecordHeadBand, RecordHeadLine, RecordHeadLoading } from './record-head.view'
export { WorkTimeline } from './work-timeline.view'
