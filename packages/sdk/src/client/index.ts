export { type Caller, createCaller } from './caller'
export type {
  Call,
  CallOptions,
  CallReport,
  ClientOptions,
  Logger,
  PortalResponse,
} from './options'
export { type Platform, webPlatform } from './platform'
export { type PortalClient, portalClientOn } from './portal-client'
export type {
  EachOptions,
  FilterKey,
  RecordOf,
  RecordResource,
  RecordResources,
  RecordSearch,
  SortKey,
} from './records'
export { type Method, type Resource, type Resources, resourcesOf } from './resources'
