import { handleTask } from '../platform/workers/task'
import { PREPARE_IMAGE } from './editing/image-task'

/** How pictures are prepared in a worker thread; the first one loads what reads them. */
export const contentTasks = [
  handleTask(PREPARE_IMAGE, async (given) => (await import('./editing/prepare-image')).prepareImage(given)),
]
