import { declareTask } from '../../platform/workers/task'
import type { prepareImage } from './prepare-image'

/** Prepares a picture for storage, in a worker thread. */
export const PREPARE_IMAGE = declareTask<Uint8Array, Awaited<ReturnType<typeof prepareImage>>>(
  'prepare-image',
)
