import { Unavailable } from '../platform/http'

/**
 * Thrown when a call of the file store fails. The message is for the log: it contains neither keys nor file names.
 */
export class FileStoreFailed extends Unavailable {
  constructor(message: string, cause?: unknown) {
    super(`file store: ${message}`, '文件服务暂时没有应答，请稍后重试', cause)
  }
}
