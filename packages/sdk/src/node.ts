import type { ClientOptions } from './client'
import { createNodeClientOn, type NodeClient } from './client/node-client'
import { nodePlatform } from './client/node-platform'
import { createNodeTransport } from './transport/node.transport'

export {
  type AssistantResource,
  type Call,
  type CallOptions,
  type CallReport,
  type ChangingResource,
  type Chat,
  type ChatConversation,
  type ChatInput,
  type ChatMessage,
  type ChatPiece,
  type ClientOptions,
  type ConversationPage,
  type ExportCall,
  type ExportDownload,
  type ExportFileOptions,
  type ExportJourney,
  type ExportSource,
  type FieldProblem,
  type FilterKey,
  type FollowOptions,
  type GetToken,
  type ItemOf,
  isPortalError,
  type Logger,
  type Page,
  type PagedCall,
  type PageOptions,
  type PortalClient,
  type PortalError,
  type PortalResponse,
  type RecordChange,
  type RecordChanges,
  type RecordExport,
  type RecordOf,
  type RecordResource,
  type RecordSearch,
  type RequestOptions,
  type SortKey,
  type StreamOptions,
  type TokenRequest,
  type UnknownEvent,
  type UploadedFile,
  type UploadOptions,
} from './public'

export interface NodeClientOptions extends ClientOptions {
  /** Maximum number of concurrent connections to the gateway. Default 100. */
  readonly maxSockets?: number
}

export interface NodePortalClient extends NodeClient {
  /** Closes the idle connections. */
  readonly close: () => void
}

/** A client with its own connection pool, for programs that set its size or must exit at once. */
export function createNodeClient({ maxSockets, ...options }: NodeClientOptions): NodePortalClient {
  const pool = createNodeTransport({ maxSockets, agent: options.agent, proxy: options.proxy })
  return { ...createNodeClientOn(nodePlatform(pool), options), close: pool.close }
}
