export { type Examples, openApiDocument } from './document'
export { openApiFeature } from './openapi.feature'
