import { Unavailable } from '../platform/http'

/** The file store did not do what it was asked. The message is for the log: neither keys nor names of files are in it. */
export class FileStoreFailed extends Unavailable {
  constructor(message: string, cause?: unknown) {
    super(`file store: ${message}`, '文件服务暂时没有应答，请稍后重试', cause)
  }
}
