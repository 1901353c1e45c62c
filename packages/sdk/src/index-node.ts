import type { ClientOptions } from './client'
import { createNodeClientOn, type NodeClient } from './client/node-client'
import { nodePlatform } from './client/node-platform'

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
  type RecordItemOf,
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
export type { NodeClient }

/** A client with the calls of every group, `client.login.bySms(…)`, and every kind, `client.companies.search(…)`. */
export function createPortalClient(options: ClientOptions): NodeClient {
  return createNodeClientOn(nodePlatform(), options)
}
