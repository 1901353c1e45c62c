import {
  type ClientOptions,
  createCaller,
  createPortalClientOn,
  createResources,
  type PortalClient,
  type Resources,
  withFetch,
} from './client'
import { chooseStreams, nodePlatform } from './client/node-platform'
import type { Contract } from './contract/shape/endpoint'

export {
  type AssistantResource,
  type Call,
  type Caller,
  type CallOptions,
  type CallReport,
  type Chat,
  type ChatConversation,
  type ChatInput,
  type ChatMessage,
  type ChatPiece,
  type ClientOptions,
  type ConversationPage,
  type FieldProblem,
  type FilterKey,
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
  type RecordExport,
  type RecordOf,
  type RecordResource,
  type RecordSearch,
  type Resource,
  type Resources,
  type SortKey,
  type StreamOptions,
  type UploadedFile,
  type UploadOptions,
} from './public'

/** As in index.ts, over node:http and node:crypto. */
export function createPortalClient(options: ClientOptions): PortalClient {
  return createPortalClientOn(nodePlatform(), options, chooseStreams(options))
}

/** As in index.ts, over node:http and node:crypto. */
export function createClient<T extends Readonly<Record<string, Contract>>>(
  groups: T,
  options: ClientOptions,
): Resources<T> {
  return createResources(groups, createCaller(options, withFetch(nodePlatform(), options)))
}
