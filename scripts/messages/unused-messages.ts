import { resolve, sep } from 'node:path'
import ts from 'typescript'

/** The files of a project that may use messages, and its options. */
function readProject(projectFile: string) {
  const config = ts.getParsedCommandLineOfConfigFile(projectFile, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  })
  if (!config) throw new Error(`${projectFile} can’t be read`)
  const { fileNames, options } = config
  return {
    files: fileNames.filter((name) => !/\.test\.tsx?$|\/(testing|gallery)\//.test(name)),
    options,
  }
}

/**
 * The messages of the generated types in `folders` that no file of the projects uses, except in
 * tests and galleries. All projects form one program with the options of the first, so each file is
 * read once.
 */
export function unusedMessages(
  projects: readonly string[],
  folders: readonly string[],
): readonly string[] {
  const read = projects.map(readProject)
  const program = ts.createProgram(
    read.flatMap(({ files }) => files),
    read[0]?.options ?? {},
  )
  const checker = program.getTypeChecker()
  const roots = folders.map((folder) => resolve(folder) + sep)
  const isGenerated = (file: ts.SourceFile) =>
    roots.some((root) => resolve(file.fileName).startsWith(root))

  const unused = new Map<ts.Node, string>()
  /** The names of all messages and sections. */
  const names = new Set<string>()
  const collect = (members: ts.NodeArray<ts.TypeElement>, path: string) => {
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) continue
      const key = ts.isIdentifier(member.name)
        ? member.name.text
        : member.name.getText().slice(1, -1)
      names.add(key)
      if (ts.isTypeLiteralNode(member.type)) {
        collect(member.type.members, `${path}${key}.`)
      } else unused.set(member, path + key)
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
  /** Whether an expression is still a section whose messages are used elsewhere. */
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
  const isNamedSo = (name: string) => /messages|words|names/i.test(name)
  const namesIn = (node: ts.Node | undefined) => node?.getText().match(/\w+/g) ?? []
  /** The names along a path such as `useMessages().states[on]`, without its arguments. */
  const namesAlong = (node: ts.Expression | undefined): readonly string[] => {
    if (node === undefined || ts.isFunctionLike(node) || ts.isObjectLiteralExpression(node))
      return []
    if (ts.isPropertyAccessExpression(node)) return [...namesAlong(node.expression), node.name.text]
    if (ts.isElementAccessExpression(node) || ts.isCallExpression(node))
      return namesAlong(node.expression)
    return namesIn(node)
  }
  const declarationOf = (
    pattern: ts.BindingPattern,
  ): ts.VariableDeclaration | ts.ParameterDeclaration =>
    ts.isBindingElement(pattern.parent) ? declarationOf(pattern.parent.parent) : pattern.parent
  /** The names in a file that may be sections. Checking names first is faster than checking types. */
  function sectionNames(file: ts.SourceFile) {
    const found = new Set<string>()
    const isOne = (name: string) => found.has(name) || isNamedSo(name)
    const add = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && isNamedSo(node.text)) found.add(node.text)
      if (
        (ts.isVariableDeclaration(node) && namesAlong(node.initializer).some(isOne)) ||
        ((ts.isParameter(node) || ts.isPropertySignature(node)) && namesIn(node.type).some(isOne))
      )
        for (const name of namesIn(node.name)) found.add(name)
      ts.forEachChild(node, add)
    }
    add(file)
    return found
  }
  const visit = (node: ts.Node, sections: ReadonlySet<string>): void => {
    const isPath = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    if (
      (isPath || ts.isIdentifier(node)) &&
      namesAlong(isPath ? node.expression : node).some((name) => sections.has(name))
    ) {
      if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
        mark(checker.getSymbolAtLocation(node.name))
      if (ts.isElementAccessExpression(node)) {
        const section = checker.getTypeAtLocation(node.expression)
        if (isSection(section))
          markElement(section, checker.getTypeAtLocation(node.argumentExpression))
      }
      if (isValue(node)) {
        const type = checker.getTypeAtLocation(node)
        if (isSection(type) && !goesOn(node)) markAll(type)
      }
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      const { initializer, type } = declarationOf(node.parent)
      const mayBe = [...namesAlong(initializer), ...namesIn(type)].some((word) =>
        sections.has(word),
      )
      if (ts.isIdentifier(name) && names.has(name.text) && mayBe)
        mark(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text))
    }
    ts.forEachChild(node, (child) => {
      visit(child, sections)
    })
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

  const mayUse = (file: ts.SourceFile) =>
    !file.isDeclarationFile && !isGenerated(file) && /messages|words/i.test(file.text)
  for (const file of files) if (mayUse(file)) visit(file, sectionNames(file))
  return Array.from(unused.values(), (message) => `${message} isn’t used`)
}
