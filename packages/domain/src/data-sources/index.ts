export {
  ALARM_LABELS,
  ALARMS,
  type Alarm,
  findAlarm,
  nextProblem,
  RUN_PROBLEMS,
  type RunProblem,
} from './alarm'
export { listEssentialColumns, type ProvinceFigures, summarizeFigures } from './data-status'
export { parsePlace } from './place'
export { calculateNextRun, type Rhythm } from './rhythm'
export {
  EMPTY_SOURCE_FORM,
  RHYTHMS,
  readSourceForm,
  SOURCE_NAME,
  type SourceForm,
  type SourceSettings,
} from './source-form'
