import { handleTask } from '../platform/workers/task'
import { PREPARE_IMAGE } from './editing/image-task'

/** The preparation of pictures in a worker thread; the first picture loads the library. */
export const contentTasks = [
  handleTask(PREPARE_IMAGE, async (image) => (await import('./editing/prepare-image')).prepareImage(image)),
]
