export {
  API_PARTS,
  type ApiCall,
  type ApiExample,
  type ApiField,
  type ApiGroup,
  callAddress,
  scopeOfGroup,
} from './reference'
export { type ApiSample, listSamples } from './samples'
