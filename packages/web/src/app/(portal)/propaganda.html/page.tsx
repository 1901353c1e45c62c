import { ApiHome } from '@/screens/api/api-screens'
import { staticMetadata } from '@/screens/static/static-metadata'

export function generateMetadata() {
  return staticMetadata(
    'propaganda',
    '筑数通开放接口：企业、人员、招标、中标、信用等数据接入您自己的系统。新建密钥，三步接入，附 TypeScript、curl 与 Python 示例。',
  )
}

export default function Page() {
  return <ApiHome />
}
