import ts from 'typescript'

const PLAIN = [
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.Undefined | ts.TypeFlags.Void, 'undefined'],
] as const

/** Properties by a symbol are iterators: no data. */
const isNamed = ({ escapedName }: ts.Symbol) => !String(escapedName).startsWith('__@')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Compares values with declared types, as the compiler sees these. */
export function createComparison(checker: ts.TypeChecker) {
  let values = 0

  const wrong = (value: unknown, type: ts.Type, path: string) => [
    `${path}: ${JSON.stringify(value)?.slice(0, 80)} is no ${checker.typeToString(type).slice(0, 160)}`,
  ]

  const liesInList = (list: readonly unknown[], type: ts.Type, path: string): string[] => {
    const types = checker.getTypeArguments(type as ts.TypeReference)
    const isTuple = checker.isTupleType(type)
    if (isTuple && types.length !== list.length) return wrong(list, type, path)
    return list.flatMap((value, at) => findLies(value, types[isTuple ? at : 0]!, `${path}[]`))
  }

  const liesInObject = (value: Readonly<Record<string, unknown>>, type: ts.Type, path: string): string[] => {
    const declared = checker.getPropertiesOfType(type).filter(isNamed)
    const names = new Set(declared.map(({ name }) => name))
    const rest = type.getStringIndexType()
    const undeclared = Object.keys(value).filter((key) => !names.has(key))
    return [
      ...declared.flatMap((property) => {
        const { name, flags } = property
        if (name in value) return findLies(value[name], checker.getTypeOfSymbol(property), `${path}.${name}`)
        return flags & ts.SymbolFlags.Optional ? [] : [`${path}.${name}: absent`]
      }),
      ...undeclared.flatMap((key) =>
        rest ? findLies(value[key], rest, `${path}.*`) : [`${path}.${key}: not declared`],
      ),
    ]
  }

  /** The differences from the nearest alternative. An open union lists all that this version sends. */
  const liesInUnion = (value: unknown, type: ts.UnionType, path: string): string[] => {
    const isListed = type.types.some((option) => option.isStringLiteral())
    const options = type.types.filter((option) => !(isListed && option.isIntersection()))
    const lies = options.map((option) => findLies(value, option, path))
    if (lies.some(({ length }) => length === 0)) return []
    const near = lies.filter((_, at) => isObject(value) && options[at]!.flags & ts.TypeFlags.Object)
    return near.length === 1 ? near[0]! : wrong(value, type, path)
  }

  /**
   * The places where a value is not of its type, lacks a required property or has one that is not declared. Nothing is
   * of type `any`, which an import that cannot be resolved has.
   */
  function findLies(value: unknown, type: ts.Type, path: string): string[] {
    values += 1
    const { flags } = type
    if (flags & ts.TypeFlags.Unknown) return []
    if (type.isUnion()) return liesInUnion(value, type, path)
    const plain = PLAIN.find(([flag]) => flags & flag)
    const isString = type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String)
    const isRight = () => {
      if (plain) return typeof value === plain[1]
      if (isString) return typeof value === 'string'
      if (flags & ts.TypeFlags.Null) return value === null
      if (type.isLiteral()) return value === type.value
      if (flags & ts.TypeFlags.BooleanLiteral) return String(value) === checker.typeToString(type)
      return type.getCallSignatures().length > 0 && typeof value === 'function'
    }
    if (isRight()) return []
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
      const isList = checker.isArrayType(type) || checker.isTupleType(type)
      if (isList && Array.isArray(value)) return liesInList(value, type, path)
      if (!isList && !isString && isObject(value)) return liesInObject(value, type, path)
    }
    return wrong(value, type, path)
  }

  return { findLies, count: () => values }
}

/** A program of declarations, and the type that its first file exports by a name. */
export function openDeclarations(file: string) {
  const program = ts.createProgram([file], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const typeNamed = (name: string): ts.Type => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!
    const symbol = checker.getExportsOfModule(module).find((entry) => entry.name === name)
    if (!symbol) throw new Error(`No type ${name} in ${file}`)
    return checker.getDeclaredTypeOfSymbol(symbol)
  }
  return { checker, typeNamed }
}
