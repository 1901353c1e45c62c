export type { Clock } from './clock'
export { type FlowListeners, isCurrent, type RunningMachine, runMachine } from './run-machine'
export { goTo, noChange, type Step } from './step'
