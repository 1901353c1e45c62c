import { handleTask } from '../platform/workers/task'
import { READ_LIST } from './task-names'

export const batchCheckTasks = [
  handleTask(READ_LIST, async (file) => (await import('./read-list')).readList(file)),
]
