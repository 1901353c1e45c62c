export { openApiDocument } from './document'
export { openApiFeature } from './openapi.feature'
