import type { SyntaxNode } from '../../../contract/syntax.ts';

/** How the tree of a grammar becomes one of ESTree. */
export interface Grammar {
  /**
   * By type: the kind, then what fields are called. On the left stands the field of the parser; of children without one
   * their type, their place, or `*` for all of them.
   */
  readonly rows: Readonly<Record<string, string>>;
  /** Nodes that only stand round others, which take their place, by this field where theirs is not given. */
  readonly lifted: Readonly<Record<string, string>>;
  /** Nodes that say nothing; `a>b` is an `a` that holds nothing but a `b`. */
  readonly dropped: ReadonlySet<string>;
  /** Nodes whose inside is a matter of their text. */
  readonly leaves: ReadonlySet<string>;
  /** The row that a node takes, where its type alone does not tell. */
  readonly choose: (node: SyntaxNode) => string;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

function choosePython({ type, children }: SyntaxNode): string {
  if (type === 'assignment')
    return /^(?:attribute|subscript)$/.test(children[0]?.type ?? '') ? 'assignment.set' : type;
  if (type === 'string') return children.some((child) => child.type === 'interpolation') ? 'template' : type;
  if (type === 'comparison_operator') return children.length === 3 ? type : 'chained';
  return type;
}

const python: Grammar = {
  rows: {
    module: 'Program *=body',
    block: 'BlockStatement *=body',
    identifier: 'Identifier',
    string: 'Literal',
    template: 'TemplateLiteral',
    string_content: 'TemplateElement',
    integer: 'Literal',
    float: 'Literal',
    true: 'Literal',
    false: 'Literal',
    none: 'Literal',
    ellipsis: 'Literal',
    attribute: 'MemberExpression attribute=property',
    subscript: 'SubscriptExpression value=object subscript=property',
    call: 'CallExpression function=callee',
    keyword_argument: 'Keyword name=key',
    dictionary: 'ObjectExpression',
    pair: 'Pair',
    dictionary_splat: 'SpreadElement',
    list: 'ArrayExpression',
    tuple: 'Tuple',
    expression_list: 'Tuple',
    set: 'Set',
    pattern_list: 'ArrayPattern',
    tuple_pattern: 'ArrayPattern',
    comparison_operator: 'BinaryExpression operators=operator 0=left 2=right',
    chained: 'ChainedExpression operators=operator',
    boolean_operator: 'LogicalExpression',
    binary_operator: 'BinaryExpression',
    unary_operator: 'UnaryExpression',
    not_operator: 'NotExpression',
    conditional_expression: 'ConditionalExpression 0=consequent 1=test 2=alternate',
    assignment: 'VariableDeclarator left=id right=init',
    'assignment.set': 'AssignmentExpression',
    augmented_assignment: 'AssignmentExpression',
    named_expression: 'AssignmentExpression name=left value=right',
    function_definition: 'FunctionDeclaration name=id parameters=params',
    lambda: 'ArrowFunctionExpression parameters=params',
    default_parameter: 'AssignmentPattern name=left value=right',
    typed_default_parameter: 'AssignmentPattern name=left value=right',
    list_splat_pattern: 'RestElement',
    dictionary_splat_pattern: 'RestElement',
    class_definition: 'ClassDeclaration name=id superclasses=superClass',
    decorator: 'Decorator *=expression',
    import_from_statement: 'ImportDeclaration module_name=source name=specifiers',
    import_statement: 'ImportModules name=specifiers',
    aliased_import: 'ImportSpecifier name=imported alias=local',
    if_statement: 'IfStatement condition=test consequence=consequent alternative=alternate',
    elif_clause: 'IfStatement condition=test consequence=consequent alternative=alternate',
    for_statement: 'ForOfStatement alternative=alternate',
    while_statement: 'WhileStatement condition=test alternative=alternate',
    try_statement: 'TryStatement body=block except_clause=handler',
    except_clause: 'CatchClause value=param block=body',
    with_statement: 'WithStatement with_clause=items',
    return_statement: 'ReturnStatement *=argument',
    raise_statement: 'ThrowStatement *=argument',
    assert_statement: 'AssertStatement',
  },
  lifted: {
    expression_statement: '',
    parenthesized_expression: '',
    await: '',
    argument_list: 'arguments',
    parameters: 'params',
    lambda_parameters: 'params',
    typed_parameter: '',
    interpolation: 'expressions',
    else_clause: 'alternate',
    finally_clause: 'finalizer',
    with_clause: 'items',
    with_item: 'items',
    as_pattern: '',
  },
  dropped: words(
    'type pass_statement as_pattern_target string_start string_end expression_statement>string expression_statement>ellipsis',
  ),
  leaves: words('string dotted_name relative_import'),
  choose: choosePython,
};

/** By language; JavaScript and TypeScript come as they are. */
export const GRAMMARS: Readonly<Record<string, Grammar>> = { python };
