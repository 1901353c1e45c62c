export { createWorkers, type Workers, type WorkersOptions } from './create-workers'
export { declareTask, handleTask, runTasks, type Task } from './task'
