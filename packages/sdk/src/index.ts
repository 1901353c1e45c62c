import {
  type ClientOptions,
  createCaller,
  createPortalClientOn,
  createResources,
  type PortalClient,
  type Resources,
  webPlatform,
} from './client'
import type { Contract } from './contract/shape/endpoint'

export {
  type AssistantResource,
  type Call,
  type Caller,
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
  type Method,
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
  type Resource,
  type Resources,
  type SortKey,
  type StreamOptions,
  type TokenRequest,
  type UnknownEvent,
  type UploadedFile,
  type UploadOptions,
} from './public'

/** A client with every call of the contract, `client.login.bySms(…)`, and every kind, `client.companies.search(…)`. */
export function createPortalClient(options: ClientOptions): PortalClient {
  return createPortalClientOn(webPlatform(), options)
}

/** A client with only the given groups of the contract, for pages where every kilobyte counts. */
export function createClient<T extends Readonly<Record<string, Contract>>>(
  groups: T,
  options: ClientOptions,
): Resources<T> {
  return createResources(groups, createCaller(options, webPlatform()))
}
