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
  /** Fields that say nothing of what is done, unless a row names them: types. */
  readonly without?: ReadonlySet<string>;
  /** Nodes whose inside is a matter of their text. */
  readonly leaves: ReadonlySet<string>;
  /** Calls that name the object and the method side by side, as children of the call. */
  readonly invocation?: string;
  /** Marks that stand before what they decorate, beside it. */
  readonly mark?: string;
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

/** `a && b` and `a + b` are one type in many grammars. */
function chooseOperation({ type, children }: SyntaxNode): string {
  const sign = children.find(({ field }) => field === 'operator')?.type ?? '';
  return type === 'binary_expression' && /^(?:&&|\|\|)$/.test(sign) ? 'logical' : type;
}

function chooseGo(node: SyntaxNode): string {
  const isKeyed = node.type === 'literal_value' && node.children.some(({ type }) => type === 'keyed_element');
  return isKeyed ? 'keyed_value' : chooseOperation(node);
}

const go: Grammar = {
  rows: {
    source_file: 'Program *=body',
    block: 'BlockStatement *=body',
    identifier: 'Identifier',
    field_identifier: 'Identifier',
    type_identifier: 'Identifier',
    int_literal: 'Literal',
    float_literal: 'Literal',
    interpreted_string_literal: 'Literal',
    raw_string_literal: 'Literal',
    rune_literal: 'Literal',
    true: 'Literal',
    false: 'Literal',
    nil: 'Literal',
    selector_expression: 'MemberExpression operand=object field=property',
    index_expression: 'SubscriptExpression operand=object index=property',
    call_expression: 'CallExpression function=callee',
    literal_value: 'ArrayExpression',
    keyed_value: 'ObjectExpression',
    keyed_element: 'Pair',
    binary_expression: 'BinaryExpression',
    logical: 'LogicalExpression',
    unary_expression: 'UnaryExpression operand=argument',
    short_var_declaration: 'VariableDeclarator left=id right=init',
    var_spec: 'VariableDeclarator name=id value=init',
    const_spec: 'VariableDeclarator name=id value=init',
    assignment_statement: 'AssignmentExpression',
    function_declaration: 'FunctionDeclaration name=id parameters=params',
    method_declaration: 'FunctionDeclaration name=id parameters=params',
    func_literal: 'FunctionExpression parameters=params',
    if_statement: 'IfStatement initializer=init condition=test consequence=consequent alternative=alternate',
    for_statement: 'ForOfStatement',
    return_statement: 'ReturnStatement *=argument',
  },
  lifted: {
    statement_list: 'body',
    expression_statement: '',
    parenthesized_expression: '',
    expression_list: '',
    argument_list: 'arguments',
    parameter_list: 'params',
    parameter_declaration: '',
    range_clause: '',
    composite_literal: '',
    literal_element: '',
  },
  dropped: words('package_clause import_declaration'),
  without: words('type result receiver type_parameters type_arguments'),
  leaves: words('interpreted_string_literal raw_string_literal rune_literal'),
  choose: chooseGo,
};

const java: Grammar = {
  rows: {
    program: 'Program *=body',
    block: 'BlockStatement *=body',
    class_body: 'BlockStatement *=body',
    identifier: 'Identifier',
    type_identifier: 'Identifier',
    decimal_integer_literal: 'Literal',
    decimal_floating_point_literal: 'Literal',
    string_literal: 'Literal',
    character_literal: 'Literal',
    true: 'Literal',
    false: 'Literal',
    null_literal: 'Literal',
    field_access: 'MemberExpression field=property',
    array_access: 'SubscriptExpression array=object index=property',
    method_invocation: 'CallExpression',
    callee: 'MemberExpression',
    object_creation_expression: 'NewExpression type=callee',
    binary_expression: 'BinaryExpression',
    logical: 'LogicalExpression',
    unary_expression: 'UnaryExpression operand=argument',
    ternary_expression: 'ConditionalExpression condition=test consequence=consequent alternative=alternate',
    variable_declarator: 'VariableDeclarator name=id value=init',
    assignment_expression: 'AssignmentExpression',
    class_declaration: 'ClassDeclaration name=id superclass=superClass',
    method_declaration: 'FunctionDeclaration name=id parameters=params modifiers=decorators',
    lambda_expression: 'ArrowFunctionExpression parameters=params',
    marker_annotation: 'Decorator name=expression',
    annotation: 'Decorator name=expression',
    if_statement: 'IfStatement condition=test consequence=consequent alternative=alternate',
    enhanced_for_statement: 'ForOfStatement name=left value=right',
    try_statement: 'TryStatement body=block catch_clause=handler',
    catch_clause: 'CatchClause catch_formal_parameter=param',
    throw_statement: 'ThrowStatement *=argument',
    return_statement: 'ReturnStatement *=argument',
  },
  lifted: {
    modifiers: 'decorators',
    local_variable_declaration: '',
    field_declaration: '',
    expression_statement: '',
    parenthesized_expression: '',
    cast_expression: '',
    class_literal: '',
    argument_list: 'arguments',
    formal_parameters: 'params',
    inferred_parameters: 'params',
    formal_parameter: '',
    finally_clause: 'finalizer',
  },
  dropped: words('package_declaration import_declaration throws'),
  without: words('type type_parameters type_arguments dimensions'),
  leaves: words('string_literal character_literal'),
  invocation: 'method_invocation',
  choose: chooseOperation,
};

const rust: Grammar = {
  rows: {
    source_file: 'Program *=body',
    block: 'BlockStatement *=body',
    declaration_list: 'BlockStatement *=body',
    identifier: 'Identifier',
    field_identifier: 'Identifier',
    type_identifier: 'Identifier',
    scoped_identifier: 'Identifier',
    integer_literal: 'Literal',
    float_literal: 'Literal',
    string_literal: 'Literal',
    raw_string_literal: 'Literal',
    char_literal: 'Literal',
    boolean_literal: 'Literal',
    field_expression: 'MemberExpression value=object field=property',
    index_expression: 'SubscriptExpression 0=object 1=property',
    call_expression: 'CallExpression function=callee',
    struct_expression: 'ObjectExpression',
    field_initializer: 'Property field=key',
    array_expression: 'ArrayExpression',
    tuple_expression: 'Tuple',
    tuple_pattern: 'ArrayPattern',
    binary_expression: 'BinaryExpression',
    logical: 'LogicalExpression',
    unary_expression: 'UnaryExpression *=argument',
    let_declaration: 'VariableDeclarator pattern=id value=init',
    assignment_expression: 'AssignmentExpression',
    function_item: 'FunctionDeclaration name=id parameters=params',
    closure_expression: 'ArrowFunctionExpression parameters=params',
    mod_item: 'ClassDeclaration name=id',
    attribute_item: 'Decorator',
    if_expression: 'IfStatement condition=test consequence=consequent alternative=alternate',
    for_expression: 'ForOfStatement pattern=left value=right',
    return_expression: 'ReturnStatement *=argument',
  },
  lifted: {
    expression_statement: '',
    parenthesized_expression: '',
    reference_expression: '',
    arguments: 'arguments',
    parameters: 'params',
    closure_parameters: 'params',
    parameter: '',
    field_initializer_list: '',
    else_clause: 'alternate',
  },
  dropped: words('use_declaration inner_attribute_item visibility_modifier mutable_specifier'),
  without: words('type return_type type_parameters'),
  leaves: words('string_literal raw_string_literal char_literal scoped_identifier attribute_item'),
  mark: 'attribute_item',
  choose: chooseOperation,
};

const csharp: Grammar = {
  rows: {
    compilation_unit: 'Program *=body',
    block: 'BlockStatement *=body',
    declaration_list: 'BlockStatement *=body',
    identifier: 'Identifier',
    integer_literal: 'Literal',
    real_literal: 'Literal',
    string_literal: 'Literal',
    verbatim_string_literal: 'Literal',
    raw_string_literal: 'Literal',
    character_literal: 'Literal',
    boolean_literal: 'Literal',
    null_literal: 'Literal',
    member_access_expression: 'MemberExpression expression=object name=property',
    element_access_expression: 'SubscriptExpression expression=object subscript=property',
    invocation_expression: 'CallExpression function=callee',
    object_creation_expression: 'NewExpression type=callee',
    initializer_expression: 'ArrayExpression',
    collection_expression: 'ArrayExpression',
    binary_expression: 'BinaryExpression',
    logical: 'LogicalExpression',
    prefix_unary_expression: 'UnaryExpression *=argument',
    conditional_expression:
      'ConditionalExpression condition=test consequence=consequent alternative=alternate',
    variable_declarator: 'VariableDeclarator name=id 1=init',
    assignment_expression: 'AssignmentExpression',
    class_declaration: 'ClassDeclaration name=id attribute_list=decorators',
    method_declaration: 'FunctionDeclaration name=id parameters=params attribute_list=decorators',
    lambda_expression: 'ArrowFunctionExpression parameters=params',
    attribute_list: 'Decorator',
    if_statement: 'IfStatement condition=test consequence=consequent alternative=alternate',
    foreach_statement: 'ForOfStatement',
    try_statement: 'TryStatement body=block catch_clause=handler',
    catch_clause: 'CatchClause catch_declaration=param',
    throw_statement: 'ThrowStatement *=argument',
    return_statement: 'ReturnStatement *=argument',
  },
  lifted: {
    namespace_declaration: '',
    local_declaration_statement: '',
    variable_declaration: '',
    expression_statement: '',
    parenthesized_expression: '',
    cast_expression: '',
    await_expression: '',
    implicit_array_creation_expression: '',
    array_creation_expression: '',
    arrow_expression_clause: 'body',
    argument_list: 'arguments',
    argument: '',
    parameter_list: 'params',
    parameter: '',
    generic_name: '',
    finally_clause: 'finalizer',
  },
  dropped: words('using_directive modifier file_scoped_namespace_declaration type_argument_list'),
  without: words('type returns type_parameters'),
  leaves: words('string_literal verbatim_string_literal raw_string_literal character_literal attribute_list'),
  choose: chooseOperation,
};

/** By language; JavaScript and TypeScript come as they are. */
export const GRAMMARS: Readonly<Record<string, Grammar>> = { python, go, java, rust, csharp };
