export { sandboxFeature } from './sandbox.feature'
