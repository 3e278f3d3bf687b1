import { dirname, resolve, sep } from 'node:path'
import ts from 'typescript'

/** The messages of the generated types in `folder` that no file of the projects uses, tests and galleries aside. */
export function unusedMessages(projects: readonly string[], folder: string): readonly string[] {
  const [first = [], ...others] = projects.map((project) => unusedIn(project, folder))
  return first
    .filter((message) => others.every((unused) => unused.includes(message)))
    .map((message) => `${message} isn’t used`)
}

function unusedIn(projectFile: string, folder: string): readonly string[] {
  const config = ts.getParsedCommandLineOfConfigFile(projectFile, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  })
  if (!config) throw new Error(`${projectFile} can’t be read`)
  const sources = config.fileNames.filter(
    (name) => !/\.test\.tsx?$|\/(testing|gallery)\//.test(name),
  )
  const program = ts.createProgram(sources, config.options)
  const checker = program.getTypeChecker()
  const isGenerated = (file: ts.SourceFile) =>
    resolve(file.fileName).startsWith(resolve(folder) + sep)

  const unused = new Map<ts.Node, string>()
  /** The names of all messages and sections: other properties need no types. */
  const names = new Set<string>()
  const collect = (members: ts.NodeArray<ts.TypeElement>, path: string) => {
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) continue
      const key = ts.isIdentifier(member.name)
        ? member.name.text
        : member.name.getText().slice(1, -1)
      names.add(key)
      if (ts.isTypeLiteralNode(member.type)) collect(member.type.members, `${path}${key}.`)
      else unused.set(member, path + key)
    }
  }
  const files = program.getSourceFiles()
  for (const file of files.filter(isGenerated))
    for (const statement of file.statements)
      if (ts.isInterfaceDeclaration(statement))
        collect(statement.members, `${file.fileName.replace(/^.*\/|\.ts$/g, '')}: `)

  const mark = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) unused.delete(declaration)
  }
  const markAll = (type: ts.Type) => {
    if (type.isUnion()) type.types.forEach(markAll)
    for (const property of type.getProperties()) {
      mark(property)
      if (isSection(checker.getTypeOfSymbol(property))) markAll(checker.getTypeOfSymbol(property))
    }
  }
  const isSection = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some(isSection)
      : (type.symbol as ts.Symbol | undefined)?.declarations?.some(
          (node) =>
            (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) &&
            isGenerated(node.getSourceFile()),
        ) === true

  const markElement = (section: ts.Type, index: ts.Type) => {
    const constraint = checker.getBaseConstraintOfType(index) ?? index
    const keys = constraint.isUnion() ? constraint.types : [constraint]
    if (keys.every((key) => key.isStringLiteral()))
      for (const { value } of keys) mark(checker.getPropertyOfType(section, value))
    else markAll(section)
  }
  /** Where a section goes on as a section, and what is used of it shows later. */
  const goesOn = (node: ts.Expression) => {
    const { parent } = node
    if (ts.isPropertyAccessExpression(parent)) return true
    if (ts.isElementAccessExpression(parent)) return parent.expression === node
    if (ts.isVariableDeclaration(parent) && !parent.type) return true
    const context = checker.getContextualType(node)
    if (context) return isSection(context)
    return (
      ts.isConditionalExpression(parent) ||
      ts.isArrowFunction(parent) ||
      ts.isReturnStatement(parent)
    )
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
      mark(checker.getSymbolAtLocation(node.name))
    if (ts.isElementAccessExpression(node)) {
      const section = checker.getTypeAtLocation(node.expression)
      if (isSection(section))
        markElement(section, checker.getTypeAtLocation(node.argumentExpression))
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name))
        mark(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text))
    }
    if (
      (ts.isIdentifier(node) ||
        ts.isPropertyAccessExpression(node) ||
        ts.isElementAccessExpression(node)) &&
      isValue(node)
    ) {
      const type = checker.getTypeAtLocation(node)
      if (isSection(type) && !goesOn(node)) markAll(type)
    }
    ts.forEachChild(node, visit)
  }
  /** Whether a node is a value, not the name of a declaration, of a type or of an attribute. */
  const isValue = (node: ts.Node) => {
    const { parent } = node
    return (
      !ts.isTypeNode(parent) &&
      !ts.isImportSpecifier(parent) &&
      !ts.isParameter(parent) &&
      !ts.isBindingElement(parent) &&
      !('name' in parent && parent.name === node)
    )
  }

  const root = resolve(dirname(projectFile)) + sep
  // Types are slow to find; a file that uses messages has one of these words.
  const mayUse = (file: ts.SourceFile) => !isGenerated(file) && /messages|words/i.test(file.text)
  for (const file of files) if (resolve(file.fileName).startsWith(root) && mayUse(file)) visit(file)
  return [...unused.values()]
}
