export { MallView } from './mall.view'
export { PreviewView } from './preview.view'
export { ProductView } from './product.view'
