export type {
  AssistantResource,
  ChatConversation,
  ChatInput,
  ChatMessage,
  ConversationPage,
  UploadedFile,
} from './assistant'
export { createCaller } from './caller'
export type { ChangingResource, RecordChange, RecordChanges } from './changes'
export type { Chat, ChatPiece } from './chat'
export type {
  ExportDownload,
  ExportFileOptions,
  ExportJourney,
  ExportSource,
  FollowOptions,
} from './exports'
export type {
  Call,
  CallOptions,
  CallReport,
  ClientOptions,
  GetToken,
  Logger,
  PortalResponse,
  RequestOptions,
  TokenRequest,
} from './options'
export type { ItemOf, Page, PagedCall, PageOptions } from './pages'
export { type Platform, webPlatform } from './platform'
export { createPortalClientOn, type PortalClient } from './portal-client'
export type { ExportCall } from './records'
export { createResource, type Resources } from './resources'
export type { StreamOptions, UnknownEvent } from './streamer'
export type { UploadOptions } from './uploader'
