import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4807:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./format", "./parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isWS = exports.applyEdit = exports.setProperty = exports.removeProperty = void 0;
    const format_1 = __nccwpck_require__(6612);
    const parser_1 = __nccwpck_require__(5152);
    function removeProperty(text, path, options) {
        return setProperty(text, path, void 0, options);
    }
    exports.removeProperty = removeProperty;
    function setProperty(text, originalPath, value, options) {
        const path = originalPath.slice();
        const errors = [];
        const root = (0, parser_1.parseTree)(text, errors);
        let parent = void 0;
        let lastSegment = void 0;
        while (path.length > 0) {
            lastSegment = path.pop();
            parent = (0, parser_1.findNodeAtLocation)(root, path);
            if (parent === void 0 && value !== void 0) {
                if (typeof lastSegment === 'string') {
                    value = { [lastSegment]: value };
                }
                else {
                    value = [value];
                }
            }
            else {
                break;
            }
        }
        if (!parent) {
            // empty document
            if (value === void 0) { // delete
                throw new Error('Can not delete in empty document');
            }
            return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
        }
        else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
            const existing = (0, parser_1.findNodeAtLocation)(parent, [lastSegment]);
            if (existing !== void 0) {
                if (value === void 0) { // delete
                    if (!existing.parent) {
                        throw new Error('Malformed AST');
                    }
                    const propertyIndex = parent.children.indexOf(existing.parent);
                    let removeBegin;
                    let removeEnd = existing.parent.offset + existing.parent.length;
                    if (propertyIndex > 0) {
                        // remove the comma of the previous node
                        let previous = parent.children[propertyIndex - 1];
                        removeBegin = previous.offset + previous.length;
                    }
                    else {
                        removeBegin = parent.offset + 1;
                        if (parent.children.length > 1) {
                            // remove the comma of the next node
                            let next = parent.children[1];
                            removeEnd = next.offset;
                        }
                    }
                    return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
                }
                else {
                    // set value of existing property
                    return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
                }
            }
            else {
                if (value === void 0) { // delete
                    return []; // property does not exist, nothing to do
                }
                const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
                const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
                let edit;
                if (index > 0) {
                    let previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                else if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
                }
                return withFormatting(text, edit, options);
            }
        }
        else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
            const insertIndex = lastSegment;
            if (insertIndex === -1) {
                // Insert
                const newProperty = `${JSON.stringify(value)}`;
                let edit;
                if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    const previous = parent.children[parent.children.length - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else if (value === void 0 && parent.children.length >= 0) {
                // Removal
                const removalIndex = lastSegment;
                const toRemove = parent.children[removalIndex];
                let edit;
                if (parent.children.length === 1) {
                    // only item
                    edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
                }
                else if (parent.children.length - 1 === removalIndex) {
                    // last item
                    let previous = parent.children[removalIndex - 1];
                    let offset = previous.offset + previous.length;
                    let parentEndOffset = parent.offset + parent.length;
                    edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
                }
                else {
                    edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
                }
                return withFormatting(text, edit, options);
            }
            else if (value !== void 0) {
                let edit;
                const newProperty = `${JSON.stringify(value)}`;
                if (!options.isArrayInsertion && parent.children.length > lastSegment) {
                    const toModify = parent.children[lastSegment];
                    edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
                }
                else if (parent.children.length === 0 || lastSegment === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
                }
                else {
                    const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
                    const previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else {
                throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
            }
        }
        else {
            throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
        }
    }
    exports.setProperty = setProperty;
    function withFormatting(text, edit, options) {
        if (!options.formattingOptions) {
            return [edit];
        }
        // apply the edit
        let newText = applyEdit(text, edit);
        // format the new text
        let begin = edit.offset;
        let end = edit.offset + edit.content.length;
        if (edit.length === 0 || edit.content.length === 0) { // insert or remove
            while (begin > 0 && !(0, format_1.isEOL)(newText, begin - 1)) {
                begin--;
            }
            while (end < newText.length && !(0, format_1.isEOL)(newText, end)) {
                end++;
            }
        }
        const edits = (0, format_1.format)(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
        // apply the formatting edits and track the begin and end offsets of the changes
        for (let i = edits.length - 1; i >= 0; i--) {
            const edit = edits[i];
            newText = applyEdit(newText, edit);
            begin = Math.min(begin, edit.offset);
            end = Math.max(end, edit.offset + edit.length);
            end += edit.content.length - edit.length;
        }
        // create a single edit with all changes
        const editLength = text.length - (newText.length - end) - begin;
        return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
    }
    function applyEdit(text, edit) {
        return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
    }
    exports.applyEdit = applyEdit;
    function isWS(text, offset) {
        return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isWS = isWS;
});


/***/ }),

/***/ 6612:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner", "./string-intern"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isEOL = exports.format = void 0;
    const scanner_1 = __nccwpck_require__(8525);
    const string_intern_1 = __nccwpck_require__(4579);
    function format(documentText, range, options) {
        let initialIndentLevel;
        let formatText;
        let formatTextStart;
        let rangeStart;
        let rangeEnd;
        if (range) {
            rangeStart = range.offset;
            rangeEnd = rangeStart + range.length;
            formatTextStart = rangeStart;
            while (formatTextStart > 0 && !isEOL(documentText, formatTextStart - 1)) {
                formatTextStart--;
            }
            let endOffset = rangeEnd;
            while (endOffset < documentText.length && !isEOL(documentText, endOffset)) {
                endOffset++;
            }
            formatText = documentText.substring(formatTextStart, endOffset);
            initialIndentLevel = computeIndentLevel(formatText, options);
        }
        else {
            formatText = documentText;
            initialIndentLevel = 0;
            formatTextStart = 0;
            rangeStart = 0;
            rangeEnd = documentText.length;
        }
        const eol = getEOL(options, documentText);
        const eolFastPathSupported = string_intern_1.supportedEols.includes(eol);
        let numberLineBreaks = 0;
        let indentLevel = 0;
        let indentValue;
        if (options.insertSpaces) {
            indentValue = string_intern_1.cachedSpaces[options.tabSize || 4] ?? repeat(string_intern_1.cachedSpaces[1], options.tabSize || 4);
        }
        else {
            indentValue = '\t';
        }
        const indentType = indentValue === '\t' ? '\t' : ' ';
        let scanner = (0, scanner_1.createScanner)(formatText, false);
        let hasError = false;
        function newLinesAndIndent() {
            if (numberLineBreaks > 1) {
                return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
            if (!eolFastPathSupported || amountOfSpaces > string_intern_1.cachedBreakLinesWithSpaces[indentType][eol].length) {
                return eol + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            if (amountOfSpaces <= 0) {
                return eol;
            }
            return string_intern_1.cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
        }
        function scanNext() {
            let token = scanner.scan();
            numberLineBreaks = 0;
            while (token === 15 /* SyntaxKind.Trivia */ || token === 14 /* SyntaxKind.LineBreakTrivia */) {
                if (token === 14 /* SyntaxKind.LineBreakTrivia */ && options.keepLines) {
                    numberLineBreaks += 1;
                }
                else if (token === 14 /* SyntaxKind.LineBreakTrivia */) {
                    numberLineBreaks = 1;
                }
                token = scanner.scan();
            }
            hasError = token === 16 /* SyntaxKind.Unknown */ || scanner.getTokenError() !== 0 /* ScanError.None */;
            return token;
        }
        const editOperations = [];
        function addEdit(text, startOffset, endOffset) {
            if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
                editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
            }
        }
        let firstToken = scanNext();
        if (options.keepLines && numberLineBreaks > 0) {
            addEdit(repeat(eol, numberLineBreaks), 0, 0);
        }
        if (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
            let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
                ? string_intern_1.cachedSpaces[indentValue.length * initialIndentLevel]
                : repeat(indentValue, initialIndentLevel);
            addEdit(initialIndent, formatTextStart, firstTokenStart);
        }
        while (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
            let secondToken = scanNext();
            let replaceContent = '';
            let needsLineBreak = false;
            while (numberLineBreaks === 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
                addEdit(string_intern_1.cachedSpaces[1], firstTokenEnd, commentTokenStart);
                firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
                needsLineBreak = secondToken === 12 /* SyntaxKind.LineCommentTrivia */;
                replaceContent = needsLineBreak ? newLinesAndIndent() : '';
                secondToken = scanNext();
            }
            if (secondToken === 2 /* SyntaxKind.CloseBraceToken */) {
                if (firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else if (secondToken === 4 /* SyntaxKind.CloseBracketToken */) {
                if (firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else {
                switch (firstToken) {
                    case 3 /* SyntaxKind.OpenBracketToken */:
                    case 1 /* SyntaxKind.OpenBraceToken */:
                        indentLevel++;
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 5 /* SyntaxKind.CommaToken */:
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                        replaceContent = newLinesAndIndent();
                        break;
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 6 /* SyntaxKind.ColonToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 10 /* SyntaxKind.StringLiteral */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (secondToken === 6 /* SyntaxKind.ColonToken */ && !needsLineBreak) {
                            replaceContent = '';
                        }
                        break;
                    case 7 /* SyntaxKind.NullKeyword */:
                    case 8 /* SyntaxKind.TrueKeyword */:
                    case 9 /* SyntaxKind.FalseKeyword */:
                    case 11 /* SyntaxKind.NumericLiteral */:
                    case 2 /* SyntaxKind.CloseBraceToken */:
                    case 4 /* SyntaxKind.CloseBracketToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            if ((secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */) && !needsLineBreak) {
                                replaceContent = string_intern_1.cachedSpaces[1];
                            }
                            else if (secondToken !== 5 /* SyntaxKind.CommaToken */ && secondToken !== 17 /* SyntaxKind.EOF */) {
                                hasError = true;
                            }
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        hasError = true;
                        break;
                }
                if (numberLineBreaks > 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                    replaceContent = newLinesAndIndent();
                }
            }
            if (secondToken === 17 /* SyntaxKind.EOF */) {
                if (options.keepLines && numberLineBreaks > 0) {
                    replaceContent = newLinesAndIndent();
                }
                else {
                    replaceContent = options.insertFinalNewline ? eol : '';
                }
            }
            const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
            addEdit(replaceContent, firstTokenEnd, secondTokenStart);
            firstToken = secondToken;
        }
        return editOperations;
    }
    exports.format = format;
    function repeat(s, count) {
        let result = '';
        for (let i = 0; i < count; i++) {
            result += s;
        }
        return result;
    }
    function computeIndentLevel(content, options) {
        let i = 0;
        let nChars = 0;
        const tabSize = options.tabSize || 4;
        while (i < content.length) {
            let ch = content.charAt(i);
            if (ch === string_intern_1.cachedSpaces[1]) {
                nChars++;
            }
            else if (ch === '\t') {
                nChars += tabSize;
            }
            else {
                break;
            }
            i++;
        }
        return Math.floor(nChars / tabSize);
    }
    function getEOL(options, text) {
        for (let i = 0; i < text.length; i++) {
            const ch = text.charAt(i);
            if (ch === '\r') {
                if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
                    return '\r\n';
                }
                return '\r';
            }
            else if (ch === '\n') {
                return '\n';
            }
        }
        return (options && options.eol) || '\n';
    }
    function isEOL(text, offset) {
        return '\r\n'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isEOL = isEOL;
});


/***/ }),

/***/ 5152:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.getNodeType = exports.stripComments = exports.visit = exports.findNodeAtOffset = exports.contains = exports.getNodeValue = exports.getNodePath = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = void 0;
    const scanner_1 = __nccwpck_require__(8525);
    var ParseOptions;
    (function (ParseOptions) {
        ParseOptions.DEFAULT = {
            allowTrailingComma: false
        };
    })(ParseOptions || (ParseOptions = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    function getLocation(text, position) {
        const segments = []; // strings or numbers
        const earlyReturnException = new Object();
        let previousNode = undefined;
        const previousNodeInst = {
            value: {},
            offset: 0,
            length: 0,
            type: 'object',
            parent: undefined
        };
        let isAtPropertyKey = false;
        function setPreviousNode(value, offset, length, type) {
            previousNodeInst.value = value;
            previousNodeInst.offset = offset;
            previousNodeInst.length = length;
            previousNodeInst.type = type;
            previousNodeInst.colonOffset = undefined;
            previousNode = previousNodeInst;
        }
        try {
            visit(text, {
                onObjectBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    isAtPropertyKey = position > offset;
                    segments.push(''); // push a placeholder (will be replaced)
                },
                onObjectProperty: (name, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(name, offset, length, 'property');
                    segments[segments.length - 1] = name;
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onObjectEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onArrayBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.push(0);
                },
                onArrayEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onLiteralValue: (value, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(value, offset, length, getNodeType(value));
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onSeparator: (sep, offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    if (sep === ':' && previousNode && previousNode.type === 'property') {
                        previousNode.colonOffset = offset;
                        isAtPropertyKey = false;
                        previousNode = undefined;
                    }
                    else if (sep === ',') {
                        const last = segments[segments.length - 1];
                        if (typeof last === 'number') {
                            segments[segments.length - 1] = last + 1;
                        }
                        else {
                            isAtPropertyKey = true;
                            segments[segments.length - 1] = '';
                        }
                        previousNode = undefined;
                    }
                }
            });
        }
        catch (e) {
            if (e !== earlyReturnException) {
                throw e;
            }
        }
        return {
            path: segments,
            previousNode,
            isAtPropertyKey,
            matches: (pattern) => {
                let k = 0;
                for (let i = 0; k < pattern.length && i < segments.length; i++) {
                    if (pattern[k] === segments[i] || pattern[k] === '*') {
                        k++;
                    }
                    else if (pattern[k] !== '**') {
                        return false;
                    }
                }
                return k === pattern.length;
            }
        };
    }
    exports.getLocation = getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore always check the errors list to find out if the input was valid.
     */
    function parse(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentProperty = null;
        let currentParent = [];
        const previousParents = [];
        function onValue(value) {
            if (Array.isArray(currentParent)) {
                currentParent.push(value);
            }
            else if (currentProperty !== null) {
                currentParent[currentProperty] = value;
            }
        }
        const visitor = {
            onObjectBegin: () => {
                const object = {};
                onValue(object);
                previousParents.push(currentParent);
                currentParent = object;
                currentProperty = null;
            },
            onObjectProperty: (name) => {
                currentProperty = name;
            },
            onObjectEnd: () => {
                currentParent = previousParents.pop();
            },
            onArrayBegin: () => {
                const array = [];
                onValue(array);
                previousParents.push(currentParent);
                currentParent = array;
                currentProperty = null;
            },
            onArrayEnd: () => {
                currentParent = previousParents.pop();
            },
            onLiteralValue: onValue,
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        return currentParent[0];
    }
    exports.parse = parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined }; // artificial root
        function ensurePropertyComplete(endOffset) {
            if (currentParent.type === 'property') {
                currentParent.length = endOffset - currentParent.offset;
                currentParent = currentParent.parent;
            }
        }
        function onValue(valueNode) {
            currentParent.children.push(valueNode);
            return valueNode;
        }
        const visitor = {
            onObjectBegin: (offset) => {
                currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
            },
            onObjectProperty: (name, offset, length) => {
                currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
                currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
            },
            onObjectEnd: (offset, length) => {
                ensurePropertyComplete(offset + length); // in case of a missing value for a property: make sure property is complete
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onArrayBegin: (offset, length) => {
                currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
            },
            onArrayEnd: (offset, length) => {
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onLiteralValue: (value, offset, length) => {
                onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
                ensurePropertyComplete(offset + length);
            },
            onSeparator: (sep, offset, length) => {
                if (currentParent.type === 'property') {
                    if (sep === ':') {
                        currentParent.colonOffset = offset;
                    }
                    else if (sep === ',') {
                        ensurePropertyComplete(offset);
                    }
                }
            },
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        const result = currentParent.children[0];
        if (result) {
            delete result.parent;
        }
        return result;
    }
    exports.parseTree = parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    function findNodeAtLocation(root, path) {
        if (!root) {
            return undefined;
        }
        let node = root;
        for (let segment of path) {
            if (typeof segment === 'string') {
                if (node.type !== 'object' || !Array.isArray(node.children)) {
                    return undefined;
                }
                let found = false;
                for (const propertyNode of node.children) {
                    if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
                        node = propertyNode.children[1];
                        found = true;
                        break;
                    }
                }
                if (!found) {
                    return undefined;
                }
            }
            else {
                const index = segment;
                if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
                    return undefined;
                }
                node = node.children[index];
            }
        }
        return node;
    }
    exports.findNodeAtLocation = findNodeAtLocation;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    function getNodePath(node) {
        if (!node.parent || !node.parent.children) {
            return [];
        }
        const path = getNodePath(node.parent);
        if (node.parent.type === 'property') {
            const key = node.parent.children[0].value;
            path.push(key);
        }
        else if (node.parent.type === 'array') {
            const index = node.parent.children.indexOf(node);
            if (index !== -1) {
                path.push(index);
            }
        }
        return path;
    }
    exports.getNodePath = getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    function getNodeValue(node) {
        switch (node.type) {
            case 'array':
                return node.children.map(getNodeValue);
            case 'object':
                const obj = Object.create(null);
                for (let prop of node.children) {
                    const valueNode = prop.children[1];
                    if (valueNode) {
                        obj[prop.children[0].value] = getNodeValue(valueNode);
                    }
                }
                return obj;
            case 'null':
            case 'string':
            case 'number':
            case 'boolean':
                return node.value;
            default:
                return undefined;
        }
    }
    exports.getNodeValue = getNodeValue;
    function contains(node, offset, includeRightBound = false) {
        return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
    }
    exports.contains = contains;
    /**
     * Finds the most inner node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    function findNodeAtOffset(node, offset, includeRightBound = false) {
        if (contains(node, offset, includeRightBound)) {
            const children = node.children;
            if (Array.isArray(children)) {
                for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
                    const item = findNodeAtOffset(children[i], offset, includeRightBound);
                    if (item) {
                        return item;
                    }
                }
            }
            return node;
        }
        return undefined;
    }
    exports.findNodeAtOffset = findNodeAtOffset;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    function visit(text, visitor, options = ParseOptions.DEFAULT) {
        const _scanner = (0, scanner_1.createScanner)(text, false);
        // Important: Only pass copies of this to visitor functions to prevent accidental modification, and
        // to not affect visitor functions which stored a reference to a previous JSONPath
        const _jsonPath = [];
        // Depth of onXXXBegin() callbacks suppressed. onXXXEnd() decrements this if it isn't 0 already.
        // Callbacks are only called when this value is 0.
        let suppressedCallbacks = 0;
        function toNoArgVisit(visitFunction) {
            return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisit(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisitWithPath(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
        }
        function toBeginVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks++;
                    }
                    else {
                        let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
                        if (cbReturn === false) {
                            suppressedCallbacks = 1;
                        }
                    }
                }
                : () => true;
        }
        function toEndVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks--;
                    }
                    if (suppressedCallbacks === 0) {
                        visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
                    }
                }
                : () => true;
        }
        const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
        const disallowComments = options && options.disallowComments;
        const allowTrailingComma = options && options.allowTrailingComma;
        function scanNext() {
            while (true) {
                const token = _scanner.scan();
                switch (_scanner.getTokenError()) {
                    case 4 /* ScanError.InvalidUnicode */:
                        handleError(14 /* ParseErrorCode.InvalidUnicode */);
                        break;
                    case 5 /* ScanError.InvalidEscapeCharacter */:
                        handleError(15 /* ParseErrorCode.InvalidEscapeCharacter */);
                        break;
                    case 3 /* ScanError.UnexpectedEndOfNumber */:
                        handleError(13 /* ParseErrorCode.UnexpectedEndOfNumber */);
                        break;
                    case 1 /* ScanError.UnexpectedEndOfComment */:
                        if (!disallowComments) {
                            handleError(11 /* ParseErrorCode.UnexpectedEndOfComment */);
                        }
                        break;
                    case 2 /* ScanError.UnexpectedEndOfString */:
                        handleError(12 /* ParseErrorCode.UnexpectedEndOfString */);
                        break;
                    case 6 /* ScanError.InvalidCharacter */:
                        handleError(16 /* ParseErrorCode.InvalidCharacter */);
                        break;
                }
                switch (token) {
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (disallowComments) {
                            handleError(10 /* ParseErrorCode.InvalidCommentToken */);
                        }
                        else {
                            onComment();
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        handleError(1 /* ParseErrorCode.InvalidSymbol */);
                        break;
                    case 15 /* SyntaxKind.Trivia */:
                    case 14 /* SyntaxKind.LineBreakTrivia */:
                        break;
                    default:
                        return token;
                }
            }
        }
        function handleError(error, skipUntilAfter = [], skipUntil = []) {
            onError(error);
            if (skipUntilAfter.length + skipUntil.length > 0) {
                let token = _scanner.getToken();
                while (token !== 17 /* SyntaxKind.EOF */) {
                    if (skipUntilAfter.indexOf(token) !== -1) {
                        scanNext();
                        break;
                    }
                    else if (skipUntil.indexOf(token) !== -1) {
                        break;
                    }
                    token = scanNext();
                }
            }
        }
        function parseString(isValue) {
            const value = _scanner.getTokenValue();
            if (isValue) {
                onLiteralValue(value);
            }
            else {
                onObjectProperty(value);
                // add property name afterwards
                _jsonPath.push(value);
            }
            scanNext();
            return true;
        }
        function parseLiteral() {
            switch (_scanner.getToken()) {
                case 11 /* SyntaxKind.NumericLiteral */:
                    const tokenValue = _scanner.getTokenValue();
                    let value = Number(tokenValue);
                    if (isNaN(value)) {
                        handleError(2 /* ParseErrorCode.InvalidNumberFormat */);
                        value = 0;
                    }
                    onLiteralValue(value);
                    break;
                case 7 /* SyntaxKind.NullKeyword */:
                    onLiteralValue(null);
                    break;
                case 8 /* SyntaxKind.TrueKeyword */:
                    onLiteralValue(true);
                    break;
                case 9 /* SyntaxKind.FalseKeyword */:
                    onLiteralValue(false);
                    break;
                default:
                    return false;
            }
            scanNext();
            return true;
        }
        function parseProperty() {
            if (_scanner.getToken() !== 10 /* SyntaxKind.StringLiteral */) {
                handleError(3 /* ParseErrorCode.PropertyNameExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                return false;
            }
            parseString(false);
            if (_scanner.getToken() === 6 /* SyntaxKind.ColonToken */) {
                onSeparator(':');
                scanNext(); // consume colon
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
            }
            else {
                handleError(5 /* ParseErrorCode.ColonExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            _jsonPath.pop(); // remove processed property name
            return true;
        }
        function parseObject() {
            onObjectBegin();
            scanNext(); // consume open brace
            let needsComma = false;
            while (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 2 /* SyntaxKind.CloseBraceToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (!parseProperty()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onObjectEnd();
            if (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */) {
                handleError(7 /* ParseErrorCode.CloseBraceExpected */, [2 /* SyntaxKind.CloseBraceToken */], []);
            }
            else {
                scanNext(); // consume close brace
            }
            return true;
        }
        function parseArray() {
            onArrayBegin();
            scanNext(); // consume open bracket
            let isFirstElement = true;
            let needsComma = false;
            while (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 4 /* SyntaxKind.CloseBracketToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (isFirstElement) {
                    _jsonPath.push(0);
                    isFirstElement = false;
                }
                else {
                    _jsonPath[_jsonPath.length - 1]++;
                }
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [4 /* SyntaxKind.CloseBracketToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onArrayEnd();
            if (!isFirstElement) {
                _jsonPath.pop(); // remove array index
            }
            if (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */) {
                handleError(8 /* ParseErrorCode.CloseBracketExpected */, [4 /* SyntaxKind.CloseBracketToken */], []);
            }
            else {
                scanNext(); // consume close bracket
            }
            return true;
        }
        function parseValue() {
            switch (_scanner.getToken()) {
                case 3 /* SyntaxKind.OpenBracketToken */:
                    return parseArray();
                case 1 /* SyntaxKind.OpenBraceToken */:
                    return parseObject();
                case 10 /* SyntaxKind.StringLiteral */:
                    return parseString(true);
                default:
                    return parseLiteral();
            }
        }
        scanNext();
        if (_scanner.getToken() === 17 /* SyntaxKind.EOF */) {
            if (options.allowEmptyContent) {
                return true;
            }
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (!parseValue()) {
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (_scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            handleError(9 /* ParseErrorCode.EndOfFileExpected */, [], []);
        }
        return true;
    }
    exports.visit = visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    function stripComments(text, replaceCh) {
        let _scanner = (0, scanner_1.createScanner)(text), parts = [], kind, offset = 0, pos;
        do {
            pos = _scanner.getPosition();
            kind = _scanner.scan();
            switch (kind) {
                case 12 /* SyntaxKind.LineCommentTrivia */:
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                case 17 /* SyntaxKind.EOF */:
                    if (offset !== pos) {
                        parts.push(text.substring(offset, pos));
                    }
                    if (replaceCh !== undefined) {
                        parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                    }
                    offset = _scanner.getPosition();
                    break;
            }
        } while (kind !== 17 /* SyntaxKind.EOF */);
        return parts.join('');
    }
    exports.stripComments = stripComments;
    function getNodeType(value) {
        switch (typeof value) {
            case 'boolean': return 'boolean';
            case 'number': return 'number';
            case 'string': return 'string';
            case 'object': {
                if (!value) {
                    return 'null';
                }
                else if (Array.isArray(value)) {
                    return 'array';
                }
                return 'object';
            }
            default: return 'null';
        }
    }
    exports.getNodeType = getNodeType;
});


/***/ }),

/***/ 8525:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.createScanner = void 0;
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    function createScanner(text, ignoreTrivia = false) {
        const len = text.length;
        let pos = 0, value = '', tokenOffset = 0, token = 16 /* SyntaxKind.Unknown */, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0 /* ScanError.None */;
        function scanHexDigits(count, exact) {
            let digits = 0;
            let value = 0;
            while (digits < count || !exact) {
                let ch = text.charCodeAt(pos);
                if (ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */) {
                    value = value * 16 + ch - 48 /* CharacterCodes._0 */;
                }
                else if (ch >= 65 /* CharacterCodes.A */ && ch <= 70 /* CharacterCodes.F */) {
                    value = value * 16 + ch - 65 /* CharacterCodes.A */ + 10;
                }
                else if (ch >= 97 /* CharacterCodes.a */ && ch <= 102 /* CharacterCodes.f */) {
                    value = value * 16 + ch - 97 /* CharacterCodes.a */ + 10;
                }
                else {
                    break;
                }
                pos++;
                digits++;
            }
            if (digits < count) {
                value = -1;
            }
            return value;
        }
        function setPosition(newPosition) {
            pos = newPosition;
            value = '';
            tokenOffset = 0;
            token = 16 /* SyntaxKind.Unknown */;
            scanError = 0 /* ScanError.None */;
        }
        function scanNumber() {
            let start = pos;
            if (text.charCodeAt(pos) === 48 /* CharacterCodes._0 */) {
                pos++;
            }
            else {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
            }
            if (pos < text.length && text.charCodeAt(pos) === 46 /* CharacterCodes.dot */) {
                pos++;
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                    return text.substring(start, pos);
                }
            }
            let end = pos;
            if (pos < text.length && (text.charCodeAt(pos) === 69 /* CharacterCodes.E */ || text.charCodeAt(pos) === 101 /* CharacterCodes.e */)) {
                pos++;
                if (pos < text.length && text.charCodeAt(pos) === 43 /* CharacterCodes.plus */ || text.charCodeAt(pos) === 45 /* CharacterCodes.minus */) {
                    pos++;
                }
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                    end = pos;
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                }
            }
            return text.substring(start, end);
        }
        function scanString() {
            let result = '', start = pos;
            while (true) {
                if (pos >= len) {
                    result += text.substring(start, pos);
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                const ch = text.charCodeAt(pos);
                if (ch === 34 /* CharacterCodes.doubleQuote */) {
                    result += text.substring(start, pos);
                    pos++;
                    break;
                }
                if (ch === 92 /* CharacterCodes.backslash */) {
                    result += text.substring(start, pos);
                    pos++;
                    if (pos >= len) {
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    const ch2 = text.charCodeAt(pos++);
                    switch (ch2) {
                        case 34 /* CharacterCodes.doubleQuote */:
                            result += '\"';
                            break;
                        case 92 /* CharacterCodes.backslash */:
                            result += '\\';
                            break;
                        case 47 /* CharacterCodes.slash */:
                            result += '/';
                            break;
                        case 98 /* CharacterCodes.b */:
                            result += '\b';
                            break;
                        case 102 /* CharacterCodes.f */:
                            result += '\f';
                            break;
                        case 110 /* CharacterCodes.n */:
                            result += '\n';
                            break;
                        case 114 /* CharacterCodes.r */:
                            result += '\r';
                            break;
                        case 116 /* CharacterCodes.t */:
                            result += '\t';
                            break;
                        case 117 /* CharacterCodes.u */:
                            const ch3 = scanHexDigits(4, true);
                            if (ch3 >= 0) {
                                result += String.fromCharCode(ch3);
                            }
                            else {
                                scanError = 4 /* ScanError.InvalidUnicode */;
                            }
                            break;
                        default:
                            scanError = 5 /* ScanError.InvalidEscapeCharacter */;
                    }
                    start = pos;
                    continue;
                }
                if (ch >= 0 && ch <= 0x1f) {
                    if (isLineBreak(ch)) {
                        result += text.substring(start, pos);
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    else {
                        scanError = 6 /* ScanError.InvalidCharacter */;
                        // mark as error but continue with string
                    }
                }
                pos++;
            }
            return result;
        }
        function scanNext() {
            value = '';
            scanError = 0 /* ScanError.None */;
            tokenOffset = pos;
            lineStartOffset = lineNumber;
            prevTokenLineStartOffset = tokenLineStartOffset;
            if (pos >= len) {
                // at the end
                tokenOffset = len;
                return token = 17 /* SyntaxKind.EOF */;
            }
            let code = text.charCodeAt(pos);
            // trivia: whitespace
            if (isWhiteSpace(code)) {
                do {
                    pos++;
                    value += String.fromCharCode(code);
                    code = text.charCodeAt(pos);
                } while (isWhiteSpace(code));
                return token = 15 /* SyntaxKind.Trivia */;
            }
            // trivia: newlines
            if (isLineBreak(code)) {
                pos++;
                value += String.fromCharCode(code);
                if (code === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                    pos++;
                    value += '\n';
                }
                lineNumber++;
                tokenLineStartOffset = pos;
                return token = 14 /* SyntaxKind.LineBreakTrivia */;
            }
            switch (code) {
                // tokens: []{}:,
                case 123 /* CharacterCodes.openBrace */:
                    pos++;
                    return token = 1 /* SyntaxKind.OpenBraceToken */;
                case 125 /* CharacterCodes.closeBrace */:
                    pos++;
                    return token = 2 /* SyntaxKind.CloseBraceToken */;
                case 91 /* CharacterCodes.openBracket */:
                    pos++;
                    return token = 3 /* SyntaxKind.OpenBracketToken */;
                case 93 /* CharacterCodes.closeBracket */:
                    pos++;
                    return token = 4 /* SyntaxKind.CloseBracketToken */;
                case 58 /* CharacterCodes.colon */:
                    pos++;
                    return token = 6 /* SyntaxKind.ColonToken */;
                case 44 /* CharacterCodes.comma */:
                    pos++;
                    return token = 5 /* SyntaxKind.CommaToken */;
                // strings
                case 34 /* CharacterCodes.doubleQuote */:
                    pos++;
                    value = scanString();
                    return token = 10 /* SyntaxKind.StringLiteral */;
                // comments
                case 47 /* CharacterCodes.slash */:
                    const start = pos - 1;
                    // Single-line comment
                    if (text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                        pos += 2;
                        while (pos < len) {
                            if (isLineBreak(text.charCodeAt(pos))) {
                                break;
                            }
                            pos++;
                        }
                        value = text.substring(start, pos);
                        return token = 12 /* SyntaxKind.LineCommentTrivia */;
                    }
                    // Multi-line comment
                    if (text.charCodeAt(pos + 1) === 42 /* CharacterCodes.asterisk */) {
                        pos += 2;
                        const safeLength = len - 1; // For lookahead.
                        let commentClosed = false;
                        while (pos < safeLength) {
                            const ch = text.charCodeAt(pos);
                            if (ch === 42 /* CharacterCodes.asterisk */ && text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                                pos += 2;
                                commentClosed = true;
                                break;
                            }
                            pos++;
                            if (isLineBreak(ch)) {
                                if (ch === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                                    pos++;
                                }
                                lineNumber++;
                                tokenLineStartOffset = pos;
                            }
                        }
                        if (!commentClosed) {
                            pos++;
                            scanError = 1 /* ScanError.UnexpectedEndOfComment */;
                        }
                        value = text.substring(start, pos);
                        return token = 13 /* SyntaxKind.BlockCommentTrivia */;
                    }
                    // just a single slash
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
                // numbers
                case 45 /* CharacterCodes.minus */:
                    value += String.fromCharCode(code);
                    pos++;
                    if (pos === len || !isDigit(text.charCodeAt(pos))) {
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                // found a minus, followed by a number so
                // we fall through to proceed with scanning
                // numbers
                case 48 /* CharacterCodes._0 */:
                case 49 /* CharacterCodes._1 */:
                case 50 /* CharacterCodes._2 */:
                case 51 /* CharacterCodes._3 */:
                case 52 /* CharacterCodes._4 */:
                case 53 /* CharacterCodes._5 */:
                case 54 /* CharacterCodes._6 */:
                case 55 /* CharacterCodes._7 */:
                case 56 /* CharacterCodes._8 */:
                case 57 /* CharacterCodes._9 */:
                    value += scanNumber();
                    return token = 11 /* SyntaxKind.NumericLiteral */;
                // literals and unknown symbols
                default:
                    // is a literal? Read the full word.
                    while (pos < len && isUnknownContentCharacter(code)) {
                        pos++;
                        code = text.charCodeAt(pos);
                    }
                    if (tokenOffset !== pos) {
                        value = text.substring(tokenOffset, pos);
                        // keywords: true, false, null
                        switch (value) {
                            case 'true': return token = 8 /* SyntaxKind.TrueKeyword */;
                            case 'false': return token = 9 /* SyntaxKind.FalseKeyword */;
                            case 'null': return token = 7 /* SyntaxKind.NullKeyword */;
                        }
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                    // some
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
            }
        }
        function isUnknownContentCharacter(code) {
            if (isWhiteSpace(code) || isLineBreak(code)) {
                return false;
            }
            switch (code) {
                case 125 /* CharacterCodes.closeBrace */:
                case 93 /* CharacterCodes.closeBracket */:
                case 123 /* CharacterCodes.openBrace */:
                case 91 /* CharacterCodes.openBracket */:
                case 34 /* CharacterCodes.doubleQuote */:
                case 58 /* CharacterCodes.colon */:
                case 44 /* CharacterCodes.comma */:
                case 47 /* CharacterCodes.slash */:
                    return false;
            }
            return true;
        }
        function scanNextNonTrivia() {
            let result;
            do {
                result = scanNext();
            } while (result >= 12 /* SyntaxKind.LineCommentTrivia */ && result <= 15 /* SyntaxKind.Trivia */);
            return result;
        }
        return {
            setPosition: setPosition,
            getPosition: () => pos,
            scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
            getToken: () => token,
            getTokenValue: () => value,
            getTokenOffset: () => tokenOffset,
            getTokenLength: () => pos - tokenOffset,
            getTokenStartLine: () => lineStartOffset,
            getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
            getTokenError: () => scanError,
        };
    }
    exports.createScanner = createScanner;
    function isWhiteSpace(ch) {
        return ch === 32 /* CharacterCodes.space */ || ch === 9 /* CharacterCodes.tab */;
    }
    function isLineBreak(ch) {
        return ch === 10 /* CharacterCodes.lineFeed */ || ch === 13 /* CharacterCodes.carriageReturn */;
    }
    function isDigit(ch) {
        return ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */;
    }
    var CharacterCodes;
    (function (CharacterCodes) {
        CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
        CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
        CharacterCodes[CharacterCodes["space"] = 32] = "space";
        CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
        CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
        CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
        CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
        CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
        CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
        CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
        CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
        CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
        CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
        CharacterCodes[CharacterCodes["a"] = 97] = "a";
        CharacterCodes[CharacterCodes["b"] = 98] = "b";
        CharacterCodes[CharacterCodes["c"] = 99] = "c";
        CharacterCodes[CharacterCodes["d"] = 100] = "d";
        CharacterCodes[CharacterCodes["e"] = 101] = "e";
        CharacterCodes[CharacterCodes["f"] = 102] = "f";
        CharacterCodes[CharacterCodes["g"] = 103] = "g";
        CharacterCodes[CharacterCodes["h"] = 104] = "h";
        CharacterCodes[CharacterCodes["i"] = 105] = "i";
        CharacterCodes[CharacterCodes["j"] = 106] = "j";
        CharacterCodes[CharacterCodes["k"] = 107] = "k";
        CharacterCodes[CharacterCodes["l"] = 108] = "l";
        CharacterCodes[CharacterCodes["m"] = 109] = "m";
        CharacterCodes[CharacterCodes["n"] = 110] = "n";
        CharacterCodes[CharacterCodes["o"] = 111] = "o";
        CharacterCodes[CharacterCodes["p"] = 112] = "p";
        CharacterCodes[CharacterCodes["q"] = 113] = "q";
        CharacterCodes[CharacterCodes["r"] = 114] = "r";
        CharacterCodes[CharacterCodes["s"] = 115] = "s";
        CharacterCodes[CharacterCodes["t"] = 116] = "t";
        CharacterCodes[CharacterCodes["u"] = 117] = "u";
        CharacterCodes[CharacterCodes["v"] = 118] = "v";
        CharacterCodes[CharacterCodes["w"] = 119] = "w";
        CharacterCodes[CharacterCodes["x"] = 120] = "x";
        CharacterCodes[CharacterCodes["y"] = 121] = "y";
        CharacterCodes[CharacterCodes["z"] = 122] = "z";
        CharacterCodes[CharacterCodes["A"] = 65] = "A";
        CharacterCodes[CharacterCodes["B"] = 66] = "B";
        CharacterCodes[CharacterCodes["C"] = 67] = "C";
        CharacterCodes[CharacterCodes["D"] = 68] = "D";
        CharacterCodes[CharacterCodes["E"] = 69] = "E";
        CharacterCodes[CharacterCodes["F"] = 70] = "F";
        CharacterCodes[CharacterCodes["G"] = 71] = "G";
        CharacterCodes[CharacterCodes["H"] = 72] = "H";
        CharacterCodes[CharacterCodes["I"] = 73] = "I";
        CharacterCodes[CharacterCodes["J"] = 74] = "J";
        CharacterCodes[CharacterCodes["K"] = 75] = "K";
        CharacterCodes[CharacterCodes["L"] = 76] = "L";
        CharacterCodes[CharacterCodes["M"] = 77] = "M";
        CharacterCodes[CharacterCodes["N"] = 78] = "N";
        CharacterCodes[CharacterCodes["O"] = 79] = "O";
        CharacterCodes[CharacterCodes["P"] = 80] = "P";
        CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
        CharacterCodes[CharacterCodes["R"] = 82] = "R";
        CharacterCodes[CharacterCodes["S"] = 83] = "S";
        CharacterCodes[CharacterCodes["T"] = 84] = "T";
        CharacterCodes[CharacterCodes["U"] = 85] = "U";
        CharacterCodes[CharacterCodes["V"] = 86] = "V";
        CharacterCodes[CharacterCodes["W"] = 87] = "W";
        CharacterCodes[CharacterCodes["X"] = 88] = "X";
        CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
        CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
        CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
        CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
        CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
        CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
        CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
        CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
        CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
        CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
        CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
        CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
        CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
        CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
        CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
        CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
        CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
    })(CharacterCodes || (CharacterCodes = {}));
});


/***/ }),

/***/ 4579:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    "use strict";
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.supportedEols = exports.cachedBreakLinesWithSpaces = exports.cachedSpaces = void 0;
    exports.cachedSpaces = new Array(20).fill(0).map((_, index) => {
        return ' '.repeat(index);
    });
    const maxCachedValues = 200;
    exports.cachedBreakLinesWithSpaces = {
        ' ': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + ' '.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + ' '.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + ' '.repeat(index);
            }),
        },
        '\t': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + '\t'.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + '\t'.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + '\t'.repeat(index);
            }),
        }
    };
    exports.supportedEols = ['\n', '\r', '\r\n'];
});


/***/ }),

/***/ 9547:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./impl/format", "./impl/edit", "./impl/scanner", "./impl/parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.applyEdits = exports.modify = exports.format = exports.printParseErrorCode = exports.ParseErrorCode = exports.stripComments = exports.visit = exports.getNodeValue = exports.getNodePath = exports.findNodeAtOffset = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = exports.SyntaxKind = exports.ScanError = exports.createScanner = void 0;
    const formatter = __nccwpck_require__(6612);
    const edit = __nccwpck_require__(4807);
    const scanner = __nccwpck_require__(8525);
    const parser = __nccwpck_require__(5152);
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    exports.createScanner = scanner.createScanner;
    var ScanError;
    (function (ScanError) {
        ScanError[ScanError["None"] = 0] = "None";
        ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
        ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
        ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
        ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
        ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
        ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
    })(ScanError || (exports.ScanError = ScanError = {}));
    var SyntaxKind;
    (function (SyntaxKind) {
        SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
        SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
        SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
        SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
        SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
        SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
        SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
        SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
        SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
        SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
        SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
        SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
        SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
        SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
        SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
        SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
        SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
    })(SyntaxKind || (exports.SyntaxKind = SyntaxKind = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    exports.getLocation = parser.getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore, always check the errors list to find out if the input was valid.
     */
    exports.parse = parser.parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    exports.parseTree = parser.parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    exports.findNodeAtLocation = parser.findNodeAtLocation;
    /**
     * Finds the innermost node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    exports.findNodeAtOffset = parser.findNodeAtOffset;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    exports.getNodePath = parser.getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    exports.getNodeValue = parser.getNodeValue;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    exports.visit = parser.visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    exports.stripComments = parser.stripComments;
    var ParseErrorCode;
    (function (ParseErrorCode) {
        ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
        ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
        ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
        ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
        ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
        ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
        ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
        ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
        ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
        ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
        ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
        ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
        ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
    })(ParseErrorCode || (exports.ParseErrorCode = ParseErrorCode = {}));
    function printParseErrorCode(code) {
        switch (code) {
            case 1 /* ParseErrorCode.InvalidSymbol */: return 'InvalidSymbol';
            case 2 /* ParseErrorCode.InvalidNumberFormat */: return 'InvalidNumberFormat';
            case 3 /* ParseErrorCode.PropertyNameExpected */: return 'PropertyNameExpected';
            case 4 /* ParseErrorCode.ValueExpected */: return 'ValueExpected';
            case 5 /* ParseErrorCode.ColonExpected */: return 'ColonExpected';
            case 6 /* ParseErrorCode.CommaExpected */: return 'CommaExpected';
            case 7 /* ParseErrorCode.CloseBraceExpected */: return 'CloseBraceExpected';
            case 8 /* ParseErrorCode.CloseBracketExpected */: return 'CloseBracketExpected';
            case 9 /* ParseErrorCode.EndOfFileExpected */: return 'EndOfFileExpected';
            case 10 /* ParseErrorCode.InvalidCommentToken */: return 'InvalidCommentToken';
            case 11 /* ParseErrorCode.UnexpectedEndOfComment */: return 'UnexpectedEndOfComment';
            case 12 /* ParseErrorCode.UnexpectedEndOfString */: return 'UnexpectedEndOfString';
            case 13 /* ParseErrorCode.UnexpectedEndOfNumber */: return 'UnexpectedEndOfNumber';
            case 14 /* ParseErrorCode.InvalidUnicode */: return 'InvalidUnicode';
            case 15 /* ParseErrorCode.InvalidEscapeCharacter */: return 'InvalidEscapeCharacter';
            case 16 /* ParseErrorCode.InvalidCharacter */: return 'InvalidCharacter';
        }
        return '<unknown ParseErrorCode>';
    }
    exports.printParseErrorCode = printParseErrorCode;
    /**
     * Computes the edit operations needed to format a JSON document.
     *
     * @param documentText The input text
     * @param range The range to format or `undefined` to format the full content
     * @param options The formatting options
     * @returns The edit operations describing the formatting changes to the original document following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function format(documentText, range, options) {
        return formatter.format(documentText, range, options);
    }
    exports.format = format;
    /**
     * Computes the edit operations needed to modify a value in the JSON document.
     *
     * @param documentText The input text
     * @param path The path of the value to change. The path represents either to the document root, a property or an array item.
     * If the path points to an non-existing property or item, it will be created.
     * @param value The new value for the specified property or item. If the value is undefined,
     * the property or item will be removed.
     * @param options Options
     * @returns The edit operations describing the changes to the original document, following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function modify(text, path, value, options) {
        return edit.setProperty(text, path, value, options);
    }
    exports.modify = modify;
    /**
     * Applies edits to an input string.
     * @param text The input text
     * @param edits Edit operations following the format described in {@linkcode EditResult}.
     * @returns The text with the applied edits.
     * @throws An error if the edit operations are not well-formed as described in {@linkcode EditResult}.
     */
    function applyEdits(text, edits) {
        let sortedEdits = edits.slice(0).sort((a, b) => {
            const diff = a.offset - b.offset;
            if (diff === 0) {
                return a.length - b.length;
            }
            return diff;
        });
        let lastModifiedOffset = text.length;
        for (let i = sortedEdits.length - 1; i >= 0; i--) {
            let e = sortedEdits[i];
            if (e.offset + e.length <= lastModifiedOffset) {
                text = edit.applyEdit(text, e);
            }
            else {
                throw new Error('Overlapping edit');
            }
            lastModifiedOffset = e.offset;
        }
        return text;
    }
    exports.applyEdits = applyEdits;
});


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 8230:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

var j=(e,n)=>()=>{try{return n||e((n={exports:{}}).exports,n),n.exports}catch(t){throw n=0,t}};var R=j((Z,N)=>{function T(e){return typeof e=="string"?!["false","0","no","off",""].includes(e.toLowerCase()):!!e}function U(e=process.env){let n={};for(let t of["ENCODING","PATH","QUIET","DEBUG","OVERRIDE","FAST"]){let r=e[`DOTENV_${t}`]!=null?e[`DOTENV_${t}`]:e[`DOTENV_CONFIG_${t}`];r!=null&&(n[t.toLowerCase()]=t==="ENCODING"||t==="PATH"?r:T(r))}return n}N.exports={parseBoolean:T,optionsFromEnv:U}});var P=j((ee,b)=>{var F=__nccwpck_require__(9896),_=__nccwpck_require__(6928),B=__nccwpck_require__(857),{URL:L,fileURLToPath:Q}=__nccwpck_require__(7016),{parseBoolean:$,optionsFromEnv:I}=R(),G=/(?:^|^)\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?(?:$|$)/mg,y=new Uint8Array(256);for(let e=48;e<=57;e++)y[e]=1;for(let e=65;e<=90;e++)y[e]=1;for(let e=97;e<=122;e++)y[e]=1;y[45]=1;y[46]=1;y[95]=1;function H(e){let n={},t=e.toString();t=t.replace(/\r\n?/mg,`
`);let r;for(;(r=G.exec(t))!=null;){let o=r[1],i=r[2]||"";i=i.trim();let c=i[0];i=i.replace(/^(['"`])([\s\S]*)\1$/mg,"$2"),c==='"'&&(i=i.replace(/\\n/g,`
`),i=i.replace(/\\r/g,"\r")),n[o]=i}return n}function g(e){return e<=32?e===32||e>=9&&e<=13:e>=160&&(e===160||e===5760||e>=8192&&e<=8202||e===8232||e===8233||e===8239||e===8287||e===12288||e===65279)}function O(e){return e===10||e===8232||e===8233}function V(e){let n={},t=typeof e=="string"?e:e.toString();t.indexOf("\r")!==-1&&(t=t.replace(/\r\n?/g,`
`));let r=t.length,o=0;for(;o<r;){let i=t.charCodeAt(o);for(;o<r&&g(i);)o++,i=t.charCodeAt(o);if(o>=r)break;if(i===35){for(;o<r&&!O(t.charCodeAt(o));)o++;continue}let c=-1;if(i===101&&o+6<r&&t.charCodeAt(o+1)===120&&t.charCodeAt(o+2)===112&&t.charCodeAt(o+3)===111&&t.charCodeAt(o+4)===114&&t.charCodeAt(o+5)===116){let u=t.charCodeAt(o+6);if(g(u)){let s=o+7;for(;s<r&&g(t.charCodeAt(s));)s++;y[t.charCodeAt(s)]&&(c=o+6,o=s)}else i=t.charCodeAt(o)}let E=o,p=0;for(;o<r&&(p=t.charCodeAt(o),y[p]);)o++;if(o===E){for(;o<r&&!O(t.charCodeAt(o));)o++;continue}let k=t.slice(E,o),D=o;if(o>=r&&(p=0),g(p))do o++,p=o<r?t.charCodeAt(o):0;while(g(p));if(p===61)o++;else if(p===58&&o===D&&o+1<r&&g(t.charCodeAt(o+1)))o+=2;else{for(o=c===-1?D:c;o<r&&!O(t.charCodeAt(o));)o++;continue}let d=o,l=o;for(;l<r&&g(t.charCodeAt(l));)l++;let C=t.charCodeAt(l),a,q=!1;if(C===39||C===34||C===96){let u=t[l],s=t.indexOf(u,l+1),f=-1,h=-1;for(;s!==-1;){let x=t.charCodeAt(s-1)===92,w=s+1;for(;w<r&&!O(t.charCodeAt(w))&&g(t.charCodeAt(w));)w++;if((w===r||O(t.charCodeAt(w))||t.charCodeAt(w)===35)&&(f=s,h=w),!x)break;s=t.indexOf(u,s+1)}if(f!==-1){if(a=t.slice(l+1,f),o=h,t.charCodeAt(o)===35)for(;o<r&&!O(t.charCodeAt(o));)o++;q=!0}}if(!q){let u=t.indexOf(`
`,d);u===-1&&(u=r);let s;if(r<4096)s=t.indexOf("#",d),(s===-1||s>u)&&(s=u);else for(s=d;s<u&&t.charCodeAt(s)!==35;)s++;let f=d,h=s;for(;f<h&&g(t.charCodeAt(f));)f++;for(;h>f&&g(t.charCodeAt(h-1));)h--;let x=t.charCodeAt(f);if(a=t.slice(f,h),a.includes("\u2028")||a.includes("\u2029")?a=a.replace(/^(['"`])([\s\S]*)\1$/mg,"$2"):h-f>=2&&(x===39||x===34||x===96)&&t.charCodeAt(h-1)===x&&(a=t.slice(f+1,h-1)),o=s,s<u)for(;o<r&&!O(t.charCodeAt(o));)o++}C===34&&(q||l<o)&&a.indexOf("\\")!==-1&&(a=a.replace(/\\n/g,`
`).replace(/\\r/g,"\r")),n[k]=a}return n}function J(e,n){return n&&$(n.fast)?V(e):H(e)}function v(e){console.log(`\u2506 ${e}`)}function W(e){console.error(`\u25C7 ${e}`)}function S(e){return e[0]==="~"?_.join(B.homedir(),e.slice(1)):e}function K(e={}){let n={...e};for(let t of Object.keys(n))n[t]===void 0&&delete n[t];return{...I(),...n}}function M(e){e=K(e);let n=_.resolve(process.cwd(),".env"),t="utf8",r=process.env;e&&e.processEnv!=null&&(r=e.processEnv);let o=$(e&&e.debug);e&&e.encoding?t=e.encoding:o&&v("no encoding is specified (UTF-8 is used by default)");let i=[n];if(e&&e.path)if(!Array.isArray(e.path))i=[S(e.path)];else{i=[];for(let d of e.path)i.push(S(d))}let c,E={},p={fast:e.fast};for(let d of i)try{let l=A.parse(F.readFileSync(d,{encoding:t}),p);A.populate(E,l,e)}catch(l){o&&v(`failed to load ${d} ${l.message}`),c=l}let k=A.populate(r,E,e),D=$(Object.prototype.hasOwnProperty.call(e,"quiet")?e.quiet:I(r).quiet);if(o||!D){let d=Object.keys(k).length,l=[];for(let C of i)try{let a=_.relative(process.cwd(),C instanceof L?Q(C):C);l.push(a)}catch(a){o&&v(`failed to load ${C} ${a.message}`),c=a}W(`injected env (${d}) from ${l.join(",")}`)}return c?{parsed:E,error:c}:{parsed:E}}function Y(e){return A.configDotenv(e)}function z(e,n,t={}){let r=$(t&&t.debug),o=$(t&&t.override),i={};if(e===null||typeof e!="object"||n===null||typeof n!="object"){let c=new Error("OBJECT_REQUIRED: Please check the processEnv argument being passed to populate");throw c.code="OBJECT_REQUIRED",c}for(let c of Object.keys(n))Object.prototype.hasOwnProperty.call(e,c)?(o===!0&&(e[c]=n[c],i[c]=n[c]),r&&v(o===!0?`"${c}" is already defined and WAS overwritten`:`"${c}" is already defined and was NOT overwritten`)):(e[c]=n[c],i[c]=n[c]);return i}var A={configDotenv:M,config:Y,parse:J,populate:z};b.exports.configDotenv=A.configDotenv;b.exports.config=A.config;b.exports.parse=A.parse;b.exports.populate=A.populate;b.exports=A});var m=P();module.exports=m;module.exports.config=m.config;module.exports.configDotenv=m.configDotenv;module.exports.parse=m.parse;module.exports.populate=m.populate;


/***/ }),

/***/ 8475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ik: () => (/* binding */ parseDeployInputs),
  Ez: () => (/* binding */ secretsOfDeploy)
});

// UNUSED EXPORTS: REGION, parseDeployJob

// EXTERNAL MODULE: ./lib/domain/failures/failure.js
var failure = __nccwpck_require__(6116);
;// CONCATENATED MODULE: ./lib/domain/inputs/api-key.js

const ACCEPTED = 'the bare key, printable ASCII without blanks, from a secret of the repository';
/**
 * Checks an API key (API §5) and drops a trailing newline, which comes from pasting it into a secret.
 * @param onForks what to do where there are no secrets.
 * @throws InputFailure that never shows the key.
 */
function parseApiKey(text, onForks = 'use dry-run there') {
    const key = text.replace(/[\r\n]+$/, '');
    const bad = (problem, accepted = ACCEPTED) => new failure/* InputFailure */.RP('api-key', problem, accepted);
    if (key === '') {
        throw bad('is empty', `${ACCEPTED}. Secrets are not there for pull requests from forks and for Dependabot: ${onForks}`);
    }
    if (/^bearer\s/i.test(key))
        throw bad('begins with "Bearer": the action adds that itself');
    if (/[\r\n]/.test(key))
        throw bad('holds a newline');
    if (/\s/.test(key))
        throw bad('holds a blank');
    if (!/^[\x21-\x7e]+$/.test(key))
        throw bad('holds a character that is not printable ASCII');
    return key;
}

;// CONCATENATED MODULE: ./lib/domain/inputs/base-url.js

const base_url_ACCEPTED = 'an https:// address such as https://api.example.com, or http:// on a loopback address for testing';
/**
 * Checks the address of the service and drops a trailing `/`; a path prefix is kept.
 * The value is quoted in no message: somebody may have put a password into it.
 * @throws InputFailure for anything that could carry the key elsewhere or lose a part of the address.
 */
function parseBaseUrl(text) {
    const trimmed = text.trim();
    const bad = (problem) => new failure/* InputFailure */.RP('base-url', problem, base_url_ACCEPTED);
    if (trimmed === '')
        throw bad('is missing');
    if (/[\s\p{Cc}]/u.test(trimmed))
        throw bad('holds white space or a control character');
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed))
        throw bad('has no scheme');
    const url = URL.parse(trimmed);
    if (url === null)
        throw bad('is not a valid address');
    if (url.username !== '' || url.password !== '')
        throw bad('holds a user name or password');
    if (trimmed.includes('?'))
        throw bad('holds a query');
    if (trimmed.includes('#'))
        throw bad('holds a fragment');
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        throw bad('is plain http, which would send the key and the package unprotected');
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        throw bad(`has the scheme "${url.protocol}//"`);
    return url.href.replace(/\/+$/, '');
}
/** Whether a host name (as `URL` gives it) is this machine itself. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

;// CONCATENATED MODULE: ./lib/domain/inputs/parsers.js

/** The runner's own spelling of booleans; empty is the default. */
function parseBoolean(raw, name, byDefault = false) {
    const text = raw(name).trim();
    if (text === '')
        return byDefault;
    if (/^(?:true|True|TRUE)$/.test(text))
        return true;
    if (/^(?:false|False|FALSE)$/.test(text))
        return false;
    throw new failure/* InputFailure */.RP(name, `is "${text}"`, 'true or false');
}
/** One of a few words; empty is the first. */
function parseChoice(raw, name, choices) {
    const text = raw(name).trim();
    if (text === '')
        return choices[0];
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined)
        throw new failure/* InputFailure */.RP(name, `is "${text}"`, choices.join(', '));
    return choice;
}
/** A whole number in decimal digits: no sign, no exponent, no fraction. */
function parseInteger(raw, name, rule) {
    const text = raw(name).trim();
    if (text === '' && rule.default !== undefined)
        return rule.default;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= rule.least && value <= rule.most)
        return value;
    throw new failure/* InputFailure */.RP(name, problemOf(text), `a whole number from ${rule.least} to ${rule.most}`);
}
/**
 * Seconds, with up to three decimals. Bounds and default are in seconds too.
 * @returns milliseconds.
 */
function parseSeconds(raw, name, rule) {
    const text = raw(name).trim();
    if (text === '' && rule.default !== undefined)
        return rule.default * 1_000;
    const value = /^\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= rule.least && value <= rule.most)
        return value * 1_000;
    throw new failure/* InputFailure */.RP(name, problemOf(text), `a number of seconds from ${rule.least} to ${rule.most}`);
}
function problemOf(text) {
    return text === '' ? 'is missing' : `is "${text}"`;
}

// EXTERNAL MODULE: ./lib/domain/reporting/notices.js
var notices = __nccwpck_require__(5184);
// EXTERNAL MODULE: ./lib/domain/text/format.js
var format = __nccwpck_require__(7351);
// EXTERNAL MODULE: ./lib/domain/text/json.js
var json = __nccwpck_require__(4446);
;// CONCATENATED MODULE: ./lib/actions/deploy/inputs/entrypoint.js

const entrypoint_ACCEPTED = 'the path of the entry file inside "directory", with forward slashes, e.g. src/app.ts';
/**
 * Checks the input `entrypoint` as a text and drops a leading `./`.
 * @throws InputFailure where it could mean a file outside the directory.
 */
function parseEntrypoint(text) {
    const bad = (problem) => new failure/* InputFailure */.RP('entrypoint', problem, entrypoint_ACCEPTED);
    const path = text.trim().replace(/^(?:\.\/+)+/, '');
    if (path === '')
        throw new failure/* InputFailure */.RP('entrypoint', 'is missing', `${entrypoint_ACCEPTED}, or give "source" instead`);
    if (/[\0-\x1f\x7f]/.test(path))
        throw bad('holds a control character');
    if (path.includes('\\'))
        throw bad(`is "${text.trim()}", with a backslash`);
    if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
        throw bad(`is "${path}", an absolute path`);
    const segments = path.split('/');
    if (segments.includes('..'))
        throw bad(`is "${path}", which may leave the directory`);
    if (path.endsWith('/') || segments.at(-1) === '.')
        throw bad(`is "${path}", a folder`);
    return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

// EXTERNAL MODULE: ./node_modules/dotenv/dist/index.cjs
var dist = __nccwpck_require__(8230);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __nccwpck_require__(9547);
;// CONCATENATED MODULE: ./lib/actions/deploy/inputs/env-vars.js
 // the de-facto dotenv grammar: quotes, escapes, comments
 // JSON.parse keeps silent about a key that is given twice


const env_vars_ACCEPTED = 'dotenv lines (NAME=value) or one JSON object whose values are strings';
/**
 * Reads the input `env-vars`: a JSON object where it begins with `{` or `[`, dotenv lines otherwise.
 * @throws InputFailure that names the line or the variable, never a value.
 */
function parseEnvVars(text) {
    const vars = /^\s*[[{]/.test(text) || text.trim() === 'null' ? fromJson(text) : fromDotenv(text);
    const seen = new Set();
    for (const [name, value] of vars) {
        if (name === '')
            throw bad('holds a variable with an empty name');
        if (/[=\0]/.test(name))
            throw bad('holds a variable whose name contains "=" or NUL');
        if (!name.isWellFormed())
            throw bad('holds a variable whose name is not well-formed Unicode (a lone surrogate)');
        if (seen.has(name))
            throw bad(`sets "${name}" twice`);
        if (!value.isWellFormed())
            throw bad(`sets "${name}" to text that is not well-formed Unicode (a lone surrogate)`);
        if (value.includes('\0'))
            throw bad(`sets "${name}" to a text with a NUL character`);
        seen.add(name);
    }
    return vars;
}
function fromJson(text) {
    const value = (0,json/* parseJson */.qF)(text);
    if (value === undefined)
        throw bad('begins like JSON but does not parse');
    if (!(0,json/* isObject */.Gv)(value))
        throw bad('is JSON but not an object');
    for (const [name, entry] of Object.entries(value)) {
        if (typeof entry !== 'string')
            throw bad(`sets "${name}" to ${kindOf(entry)} where a string is needed`);
    }
    const repeated = repeatedKey(text);
    if (repeated !== undefined)
        throw bad(`sets "${repeated}" twice`);
    return Object.entries(value);
}
function repeatedKey(text) {
    const seen = new Set();
    let repeated;
    (0,main.visit)(text, {
        onObjectProperty: (name, _offset, _length, _line, _column, path) => {
            if (path().length > 0)
                return;
            if (seen.has(name))
                repeated ??= name;
            seen.add(name);
        },
    });
    return repeated;
}
/**
 * Statement by statement, so that a line that is no assignment is an error and not silently lost. The name is
 * read here (dotenv would drop `__proto__` and the first of two equal names); the value is dotenv's to read.
 */
function fromDotenv(text) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
    const vars = [];
    for (let at = 0; at < lines.length; at++) {
        const first = lines[at];
        if (/^\s*(?:#|$)/.test(first))
            continue;
        const assignment = /^\s*(?:export\s+)?([^=]*?)\s*=(.*)$/s.exec(first);
        if (assignment === null)
            throw bad(`is wrong on line ${at + 1}: it is not NAME=value`);
        const [, name = '', rest = ''] = assignment;
        if (/\s/.test(name))
            throw bad(`is wrong on line ${at + 1}: the name holds a blank`);
        const start = at;
        let statement = rest;
        const unclosed = () => bad(`is wrong on line ${start + 1}: it opens a quote that is never closed`);
        while (isOpenQuote(statement)) {
            at++;
            if (at >= lines.length)
                throw unclosed();
            statement += `\n${lines[at]}`;
        }
        // A quote further down that is another assignment's: dotenv would keep the first line and lose the others.
        if (at > start && keepsQuote(statement))
            throw unclosed();
        vars.push([name, unquoted(statement)]);
    }
    return vars;
}
function unquoted(statement) {
    return (0,dist.parse)(`V=${statement}`).V ?? '';
}
/** Whether a value opens a quote that its text does not close: dotenv then keeps the quote as a character. */
function isOpenQuote(statement) {
    const quote = openingQuote(statement);
    return quote !== undefined && keepsQuote(statement) && !closes(statement, quote);
}
function keepsQuote(statement) {
    const quote = openingQuote(statement);
    return quote !== undefined && unquoted(statement).startsWith(quote);
}
function openingQuote(statement) {
    return /^\s*(["'`])/.exec(statement)?.[1];
}
function closes(statement, quote) {
    return statement.trimStart().slice(1).replaceAll(`\\${quote}`, '').includes(quote);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
function bad(problem) {
    return new failure/* InputFailure */.RP('env-vars', problem, env_vars_ACCEPTED);
}

;// CONCATENATED MODULE: ./lib/actions/deploy/inputs/inputs.js









const REGION = 'aws.us-east-1a';
/**
 * Reads and checks every input, without any I/O.
 * @throws InputFailure for the first bad one.
 */
function parseDeployInputs(raw) {
    const dryRun = parseBoolean(raw, 'dry-run');
    const app = parseApp(raw);
    const timeoutMs = parseSeconds(raw, 'timeout', { least: 0.1, most: 86_400, default: 600 });
    const pollIntervalMs = parseSeconds(raw, 'poll-interval', { least: 0.1, most: 3_600, default: 2 });
    if (pollIntervalMs > timeoutMs) {
        const problem = `is ${inSeconds(pollIntervalMs)}, longer than "timeout" (${inSeconds(timeoutMs)})`;
        throw new failure/* InputFailure */.RP('poll-interval', problem, 'a number of seconds up to "timeout"');
    }
    return {
        apiKey: dryRun && raw('api-key') === '' ? '' : parseApiKey(raw('api-key')),
        baseUrl: dryRun && raw('base-url') === '' ? '' : parseBaseUrl(raw('base-url')),
        app,
        version: parseVersion(raw('version')),
        region: parseChoice(raw, 'region', [REGION]),
        force: parseBoolean(raw, 'force'),
        envVars: parseEnvVars(raw('env-vars')),
        envVarsEncoding: parseChoice(raw, 'env-vars-encoding', ['json', 'fields']),
        exclude: raw('exclude'),
        compressionLevel: parseInteger(raw, 'compression-level', { least: 0, most: 9, default: 6 }),
        waitUntil: parseChoice(raw, 'wait-until', ['started', 'created', 'running']),
        timeoutMs,
        pollIntervalMs,
        attach: parseBoolean(raw, 'attach', true),
        streamLogs: parseChoice(raw, 'stream-logs', ['auto', 'false']),
        allowFork: parseBoolean(raw, 'allow-fork'),
        dryRun,
        reportTo: parseReportTo(raw('report-to')),
        reportName: parseReportName(raw('report-name'), app),
        environment: parseOneLine('environment', raw('environment'), 255) || 'production',
        githubToken: raw('github-token').trim(),
    };
}
/**
 * Reads the inputs of a deploy, and refuses a fork's head on the two events that give it the repository's secrets.
 * @throws InputFailure
 */
function parseDeployJob(raw, trigger) {
    const inputs = parseDeployInputs(raw);
    if (!inputs.allowFork && !inputs.dryRun && trigger.forkWithSecrets) {
        throw new InputFailure('allow-fork', `is false, and this "${trigger.eventName}" event comes from a fork: its code would be deployed with the secrets of this repository`, '"true" where you have reviewed the code that is checked out, or the event "pull_request", which gives forks no secrets');
    }
    return inputs;
}
/** As it was given, without what floating point adds. */
function inSeconds(ms) {
    return `${Math.round(ms) / 1_000} s`;
}
function parseReportTo(text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const unknown = names.find((name) => !notices/* REPORTERS */.P3.includes(name));
    if (unknown !== undefined) {
        throw new failure/* InputFailure */.RP('report-to', `holds "${unknown}"`, `any of ${notices/* REPORTERS */.P3.join(', ')}, or nothing`);
    }
    return notices/* REPORTERS */.P3.filter((name) => names.includes(name));
}
/** Several apps in one pull request must not overwrite one another: the directory is part of the default. */
function parseReportName(text, app) {
    const name = parseOneLine('report-name', text, 100);
    if (name !== '')
        return name;
    const directory = app.kind === 'directory' ? app.directory.replace(/^\.\/+|\/+$/g, '') : '.';
    return directory === '.' || directory === '' ? 'deploy' : `deploy ${directory}`;
}
function parseOneLine(input, text, longest) {
    const line = text.trim();
    const accepted = `one line of at most ${longest} characters`;
    if (/\p{Cc}/u.test(line))
        throw new failure/* InputFailure */.RP(input, 'holds a line break or another control character', accepted);
    if (line.length > longest)
        throw new failure/* InputFailure */.RP(input, `is ${(0,format/* count */.U9)(line.length, 'character')} long`, accepted);
    return line;
}
function parseApp(raw) {
    const source = raw('source').trim();
    const entrypoint = raw('entrypoint');
    if (source === '') {
        return { kind: 'directory', directory: parseDirectory(raw('directory')), entrypoint: parseEntrypoint(entrypoint) };
    }
    const accepted = 'a JSON object, without "entrypoint"';
    if (entrypoint.trim() !== '')
        throw new failure/* InputFailure */.RP('source', 'is given together with "entrypoint"', accepted);
    if (!(0,json/* isObject */.Gv)((0,json/* parseJson */.qF)(source)))
        throw new failure/* InputFailure */.RP('source', 'is not a JSON object', accepted);
    return { kind: 'source', json: source };
}
function parseDirectory(text) {
    if (/\0/.test(text))
        throw new failure/* InputFailure */.RP('directory', 'holds a NUL character', 'a folder inside the workspace');
    return text.trim() === '' ? '.' : text.trim();
}
function parseVersion(text) {
    if (/[\r\n\0]/.test(text)) {
        throw new failure/* InputFailure */.RP('version', 'holds a newline or a NUL character', 'any text on one line');
    }
    return text;
}
/**
 * The secrets among the inputs, found before anything is checked, so that they are masked even when another input is
 * bad. Values of environment variables count from 8 characters on.
 */
function secretsOfDeploy(raw) {
    const always = [raw('api-key').replace(/[\r\n]+$/, ''), raw('github-token').trim()].filter((text) => text !== '');
    return { always, ifLong: [...envValues(raw('env-vars')), ...authValues((0,json/* parseJson */.qF)(raw('source')))] };
}
function envValues(text) {
    try {
        return parseEnvVars(text).map(([, value]) => value);
    }
    catch {
        return []; // the parser will say what is wrong, and quotes no value
    }
}
/** Texts below an `auth` of the source, such as the token of a private repository. */
function authValues(source) {
    const texts = (value) => typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
            ? Object.values(value).flatMap(texts)
            : [];
    return (0,json/* isObject */.Gv)(source) && (0,json/* isObject */.Gv)(source.auth) ? texts(source.auth) : [];
}


/***/ }),

/***/ 3141:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7410);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9558);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8475);
/* harmony import */ var _report_reporting_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5967);




// Runs after the job, also after a kill. The inputs are those of the main step: where it got as far as reporting they
// are good, and where it refused them that is not told twice.
const runner = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .startRunner */ .p)(_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsOfDeploy */ .Ez);
await runner.run((raw) => ((0,_github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasReported */ .iE)(runner.state) ? (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDeployInputs */ .Ik)(raw) : undefined), async () => { }, async (inputs) => {
    const reporters = inputs && (0,_github_open_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpen */ .cb)(inputs, runner);
    if (reporters !== undefined)
        await (0,_report_reporting_js__WEBPACK_IMPORTED_MODULE_3__/* .closeReports */ .s)(reporters, runner);
    return true;
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ closeReports)
});

// UNUSED EXPORTS: startReporting

// EXTERNAL MODULE: ./lib/domain/text/sanitize.js
var sanitize = __nccwpck_require__(5487);
;// CONCATENATED MODULE: ./lib/domain/records/deployment.js



/** The statuses that the specification knows (API §3). */
const STATUSES = (/* unused pure expression or super */ null && (['queued', 'in_progress', 'running', 'failed', 'stopped']));
const MAX_TEXT = 4_000;
/** Reads a deployment record from a parsed body. Unknown fields, and known ones of a wrong type, are passed over. */
function parseDeployment(body) {
    if (!isObject(body))
        return { ok: false, why: 'the body is not a JSON object' };
    if (typeof body.id !== 'string')
        return { ok: false, why: 'the record has no "id"' };
    if (!isId(body.id))
        return { ok: false, why: 'the record\'s "id" is not of the form [A-Za-z0-9_-]{1,128}' };
    const text = (name) => plainText(body[name], MAX_TEXT);
    return {
        ok: true,
        record: {
            id: body.id,
            status: text('status'),
            statusReason: text('status_reason'),
            region: text('region'),
            entrypoint: text('entrypoint_rel_path'),
            createdAt: text('created_at'),
            updatedAt: text('updated_at'),
        },
    };
}
/** Whether the deployment is still on its way. */
function isInFlight(status) {
    return status === 'queued' || status === 'in_progress';
}
/** Whether the server will never change the status again. */
function isFinal(status) {
    return status === 'failed' || status === 'stopped';
}
/** Judges a status against what is waited for. `failed` and `stopped` are final on the server, whatever is waited for. */
function deployment_judgeStatus(status, until) {
    if (status === 'failed' || status === 'stopped')
        return status;
    if (until === 'created')
        return 'reached';
    switch (status) {
        case 'running':
            return 'reached';
        case 'in_progress':
            return until === 'started' ? 'reached' : 'waiting';
        case 'queued':
        case '':
            return 'waiting';
        default:
            return 'unknown-status';
    }
}

// EXTERNAL MODULE: ./lib/domain/reporting/notices.js
var notices = __nccwpck_require__(5184);
// EXTERNAL MODULE: ./lib/domain/text/json.js
var json = __nccwpck_require__(4446);
// EXTERNAL MODULE: ./lib/domain/text/shorten.js
var shorten = __nccwpck_require__(1071);
;// CONCATENATED MODULE: ./lib/domain/reporting/view.js

/** The view without the secrets that its texts may echo: before they are cut to length, which could leave half of one. */
function view_redactView(view, redact) {
    const { title, summary, blame, resume } = view;
    return {
        ...view,
        title: redact(title),
        summary: redact(summary),
        ...(blame === undefined ? {} : { blame: { file: redact(blame.file), message: redact(blame.message) } }),
        resume: redactResumeRecord(resume, redact),
    };
}
/** What is shown when the job ended without a word: killed, or crashed. */
function lostView(last) {
    const id = last.deployment_id === undefined ? '' : ` (\`${last.deployment_id}\`)`;
    return {
        phase: 'ended',
        conclusion: 'cancelled',
        title: 'The run ended before the deploy did',
        summary: `## 🚫 The run ended before the deploy did\n\nThe job was killed or cancelled. The deployment${id} may be there all the same: look at it at the service before a second try.\n`,
        resume: last,
    };
}

;// CONCATENATED MODULE: ./lib/domain/reporting/saved-view.js



/** Characters of a saved summary: the post step gets it as an environment variable, of 128 KiB at most on Linux. */
const LONGEST_SUMMARY = 20_000;
/** The view as it is saved for the post step. */
function saved_view_saveView(view) {
    return JSON.stringify({ ...view, summary: shortenMarkdown(view.summary, LONGEST_SUMMARY) });
}
const CONCLUSIONS = ['success', 'failure', 'cancelled', 'timed_out', 'unknown'];
/** Reads back what the main step has saved: its last word, or what there is to say where it had none. */
function restoreView(view, record) {
    const last = (0,json/* parseJson */.qF)(view);
    if (isLastWord(last))
        return last;
    const known = (0,json/* parseJson */.qF)(record);
    return lostView((0,json/* isObject */.Gv)(known) ? known : {});
}
/** Cutting secrets out of the state may have spoiled it: GitHub would refuse a conclusion that it does not know. */
function isLastWord(view) {
    if (!(0,json/* isObject */.Gv)(view) || typeof view.title !== 'string' || typeof view.summary !== 'string')
        return false;
    return view.phase === 'ended' && CONCLUSIONS.some((known) => known === view.conclusion) && (0,json/* isObject */.Gv)(view.resume);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/domain/failures/failure.js
var failure = __nccwpck_require__(6116);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./lib/actions/deploy/recognise/fingerprint.js

/**
 * One text for all that a deployment is made of but its package: service, region, version, entrypoint and environment
 * values. Keyed with the API key, so that nobody can guess the values from it.
 */
function fingerprint_appKey({ apiKey, baseUrl, region, version, app, envVars }) {
    const parts = [baseUrl, region, version, app.kind === 'directory' ? app.entrypoint : app.json, envVars];
    return createHmac('sha256', apiKey).update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

;// CONCATENATED MODULE: ./lib/actions/deploy/report/report.js



function startReport(inputs) {
    return { inputs, appKey: appKey(inputs), base: '', leftOut: [], timings: {} };
}
/** The outputs that are known so far; the names are those of action.yml. */
function outputsOf(report) {
    const { inputs, package: pack, record, failure, conclusion } = report;
    const known = {
        'deployment-id': record?.id,
        status: record?.status,
        'status-reason': record?.statusReason,
        region: record?.region || inputs.region,
        entrypoint: record?.entrypoint || (inputs.app.kind === 'directory' ? inputs.app.entrypoint : undefined),
        version: inputs.version,
        'created-at': record?.createdAt,
        'updated-at': record?.updatedAt,
        'package-digest': pack?.digest,
        'package-size': pack?.size.toString(),
        'package-files': pack?.files.toString(),
        'package-path': pack?.path,
        ...(conclusion === undefined ? {} : endOutputs(conclusion, failure, record)),
    };
    return Object.fromEntries(Object.entries(known).filter((entry) => entry[1] !== undefined));
}
/** The outputs that say how the step ended. */
function endOutputs(conclusion, failure, record) {
    const service = failure?.service;
    return {
        conclusion,
        'failure-kind': failure?.kind ?? '',
        retryable: String(failure?.retryable ?? false),
        'error-code': service?.code ?? '',
        'error-message': failure === undefined ? '' : errorMessageOf(failure, record),
        'error-details': JSON.stringify(service?.details ?? []),
    };
}
/** The service's own words where it had some, else what this action says. */
function errorMessageOf(failure, record) {
    const ofApp = ['failed', 'stopped'];
    if (ofApp.includes(failure.kind) && record?.statusReason)
        return record.statusReason;
    return failure.service?.message || failure.message;
}
/** The file to blame for the failure, relative to the workspace, or undefined. */
function report_blamedFile({ base, failure }) {
    if (failure?.file === undefined)
        return undefined;
    return posix.join(base, failure.file);
}
/** The report of a job that ends with a failure. */
function failReport(report, failure) {
    return { ...report, failure, conclusion: conclusionOf(failure.kind, report.record !== undefined) };
}

// EXTERNAL MODULE: ./lib/domain/text/markdown.js
var markdown = __nccwpck_require__(4717);
;// CONCATENATED MODULE: ./lib/domain/failures/failure-summary.js


/** A failure as part of a job summary: what happened, what to do, and the service's own words (API §7). */
function failure_summary_renderFailure(failure) {
    const { service } = failure;
    const lines = [`> ${prose(failure.message)}`, `**What to do:** ${prose(failure.advice)}`];
    if (service !== undefined) {
        const rows = [
            [`${service.status} ${service.code === '' ? '' : code(service.code)}`.trim(), code(service.message)],
            ...service.details.map((detail) => [code(detail.code), code(detail.message)]),
        ];
        lines.push(table(['Error', 'Message'], rows));
        if (service.requestId !== '')
            lines.push(`Request ${code(service.requestId)}`);
    }
    return lines.join('\n\n');
}
/**
 * The failure of a sub-action in a few words, for an annotation's title and a summary's heading.
 * @param doing e.g. `Deleting the API key`.
 */
function failureTitle(doing, { kind }) {
    return `${doing}${ENDINGS[kind] ?? ' failed'}`;
}
const ENDINGS = {
    input: ': an input is wrong',
    ambiguous: ': the outcome is not known',
    stopped: ': stopped',
    timeout: ': the time is over',
    cancelled: ': cancelled',
};
/** The job summary of a sub-action that failed, as markdown. */
function renderFailedStep(doing, failure) {
    return `## ${ICONS[conclusionOf(failure.kind, false)] ?? '❌'} ${failureTitle(doing, failure)}\n\n${failure_summary_renderFailure(failure)}\n`;
}
const ICONS = { cancelled: '🚫', timed_out: '⌛', unknown: '❔' };

;// CONCATENATED MODULE: ./lib/actions/deploy/report/summary.js



/** The job summary of a deploy, as markdown. Everything from outside is escaped; the sink cuts out secrets. */
function summary_renderDeploySummary(report) {
    const { failure, package: pack } = report;
    const parts = [
        `## ${summary_titleOf(report)}`,
        failure === undefined ? '' : renderFailure(failure),
        failure === undefined ? '' : renderAppLog(report.appLog ?? []),
        renderFacts(report),
        pack === undefined ? '' : renderPackage(pack),
        renderLeftOut(report.leftOut),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** One line for the outcome so far; the summary's, the check's and the comment's title. */
function summary_titleOf({ conclusion, inputs, record, failure }) {
    if (conclusion === undefined)
        return record === undefined ? '⏳ Deploying' : '⏳ Deploying: waiting for the service';
    if (conclusion === 'success') {
        if (inputs.dryRun)
            return '🧪 Dry run: packed and checked, nothing sent';
        return `✅ Deployed${record?.status ? `: ${STATUS_WORDS.get(record.status) ?? 'accepted'}` : ''}`;
    }
    const kind = failure?.kind ?? 'failed';
    const isUnread = record !== undefined && (kind === 'network' || kind === 'rejected');
    return `${summary_ICONS[conclusion]} ${isUnread ? 'The status of the deployment could not be read' : HEADLINES[kind]}`;
}
/** The summary of a step that ended before its inputs were known to be good. */
function renderRefusal(failure) {
    return `## ${summary_ICONS.failure} ${HEADLINES[failure.kind]}\n\n${renderFailure(failure)}\n`;
}
const STATUS_WORDS = new Map([
    ['queued', 'created, still queued'],
    ['in_progress', 'started, in progress'],
    ['running', 'running'],
]);
const summary_ICONS = {
    success: '✅',
    failure: '❌',
    cancelled: '🚫',
    timed_out: '⌛',
    unknown: '❔',
};
const HEADLINES = {
    input: 'Not deployed: an input is wrong',
    package: 'Not deployed: the package could not be made',
    network: 'The service could not be reached',
    rejected: 'The service refused',
    ambiguous: 'It is not known whether this was deployed',
    failed: 'Deployment failed',
    stopped: 'Deployment was stopped',
    timeout: 'Deployment took too long',
    cancelled: 'Deploy was cancelled',
};
function renderFacts({ inputs, base, record, attached, timings }) {
    const { app } = inputs;
    const entrypoint = app.kind === 'directory' ? app.entrypoint : record?.entrypoint;
    const rows = [];
    if (record !== undefined) {
        rows.push([
            'Deployment',
            `${code(record.id)}${attached ? ' (of an earlier attempt of this job; nothing was sent again)' : ''}`,
        ]);
        rows.push([
            'Status',
            `**${code(record.status)}**${record.statusReason === '' ? '' : ` ${code(record.statusReason)}`}`,
        ]);
    }
    if (app.kind === 'source')
        rows.push(['Code', 'fetched by the service (`source`)']);
    else if (base !== '')
        rows.push(['Directory', code(base)]);
    if (entrypoint)
        rows.push(['Entrypoint', code(entrypoint)]);
    if (inputs.version !== '')
        rows.push(['Version', `${code(inputs.version)}${inputs.force ? ' (overwrites)' : ''}`]);
    rows.push(['Region', code(record?.region || inputs.region)]);
    if (inputs.baseUrl !== '')
        rows.push(['Service', code(inputs.baseUrl)]);
    if (record?.createdAt)
        rows.push(['Created', code(record.createdAt)]);
    const times = renderTimings(timings);
    if (times !== '')
        rows.push(['Time', times]);
    const [head = [], ...others] = rows;
    return table(head, others);
}
function renderTimings({ pack, upload, queue, start }) {
    const named = [
        ['pack', pack],
        ['upload', upload],
        ['queue', queue],
        ['start', start],
    ];
    return named.flatMap(([name, ms]) => (ms === undefined ? [] : [`${name} ${formatDuration(ms)}`])).join(' · ');
}
/** Unfolded: after a failure it is what people look for. */
function renderAppLog(appLog) {
    return appLog.length === 0 ? '' : `**The last lines of the app's log:**\n\n${codeBlock(appLog)}`;
}
function renderPackage(pack) {
    const facts = table(['Package', `${formatBytes(pack.size)}, made of ${count(pack.files, 'file')} (${formatBytes(pack.contentSize)})`], [['Digest', code(pack.digest)]]);
    const largest = table(['Largest files', 'Size'], pack.largest.map(({ path, size }) => [code(path), formatBytes(size)]));
    return `${facts}\n\n${details(`Largest of ${count(pack.files, 'file')}`, largest)}`;
}
function renderLeftOut(leftOut) {
    if (leftOut.length === 0)
        return '';
    const left = table(['Rule', 'Left out', 'Such as'], leftOut.map(({ rule, examples, count: number, secret }) => [
        `${secret ? '🔒 ' : ''}${code(rule)}`,
        String(number),
        examples
            .slice(0, 10)
            .map((example) => code(example))
            .join(', '),
    ]));
    const total = leftOut.reduce((sum, { count: number }) => sum + number, 0);
    return details(`Left out: ${count(total, 'path')} by ${count(leftOut.length, 'rule')}`, left);
}

;// CONCATENATED MODULE: ./lib/actions/deploy/report/view-of-report.js





/** @param elapsedMs milliseconds since the job began. */
function view_of_report_viewOf(report, elapsedMs) {
    const { record, conclusion, failure } = report;
    const file = blamedFile(report);
    const ended = conclusion !== undefined;
    const queued = record?.status === 'queued' || record?.status === '';
    const after = ended ? ` after ${formatDuration(elapsedMs)}` : record?.status ? ` (${oneLine(record.status)})` : '';
    return {
        phase: ended ? 'ended' : record === undefined ? 'preparing' : queued ? 'queued' : 'in_progress',
        ...(conclusion === undefined ? {} : { conclusion }),
        title: `${titleOf(report).replace(/^\P{L}+/u, '')}${after}`,
        summary: renderDeploySummary(report),
        ...(failure === undefined || file === undefined
            ? {}
            : { blame: { file: oneLine(file), message: oneLine(failure.message) } }),
        resume: resumeRecordOf(report),
    };
}

;// CONCATENATED MODULE: ./lib/actions/deploy/report/reporting.js







/** Milliseconds that the end of the job waits for GitHub; less where the runner waits for us. */
const PATIENCE_MS = 15_000;
const PATIENCE_CANCELLED_MS = 2_500;
/** Milliseconds that the post step waits: GitHub mostly asks for a minute, and what is left open stays open for ever. */
const PATIENCE_POST_MS = 75_000;
/**
 * Milliseconds that the deploy is ahead of its reporters: loading what talks to GitHub takes longer than packing and
 * sending a small app, and would hold it up in the one thread there is.
 */
const HEAD_START_MS = 400;
/** Milliseconds of it more, by chance: jobs that begin together do not all come to GitHub together. */
const HEAD_START_SPREAD_MS = 400;
/** A job that reports to nobody. */
const silent = { update() { }, finish: async () => { } };
/** @param reporters undefined for none. */
function startReporting(reporters, edges) {
    if (reporters === undefined)
        return silent;
    const { log, clock, cancel, state, redact, environment } = edges;
    const began = clock.now();
    const view = (report) => redactView(viewOf(report, clock.now() - began), redact);
    const headStart = new AbortController();
    let shown = '';
    let saved = '';
    /** For the post step, where this one is killed. */
    const saveResumeRecord = (report) => {
        const record = JSON.stringify(redactResumeRecord(resumeRecordOf(report), redact));
        if (record !== saved)
            state.write('resume-record', record);
        saved = record;
    };
    return {
        update(report) {
            if (report.conclusion !== undefined)
                return;
            saveResumeRecord(report);
            const key = `${report.record?.id} ${report.record?.status}`;
            if (key === shown || isLast(report))
                return;
            const current = view(report);
            if (shown === '') {
                const ms = HEAD_START_MS + clock.random() * HEAD_START_SPREAD_MS;
                clock.sleep(ms, headStart.signal).then(() => reporters.show(current), () => { });
            }
            else {
                headStart.abort();
                reporters.show(current);
            }
            shown = key;
        },
        async finish(report) {
            headStart.abort();
            const last = view(report);
            state.write('view', saveView(last));
            reporters.show(last);
            await (cancel.aborted ? reporters.settled(PATIENCE_CANCELLED_MS) : reporters.settled(PATIENCE_MS, cancel));
            for (const { message, lines } of noticesFor(reporters.problems, environment.trigger.fromFork))
                log.notice(message, { lines });
        },
    };
}
/** Whether the job ends with this record: then its end is all that is worth a request. */
function isLast({ record, inputs }) {
    const progress = record && judgeStatus(record.status, inputs.waitUntil);
    return progress !== undefined && progress !== 'waiting' && progress !== 'unknown-status';
}
/** The post step: closes what the main step left open, with its own last word where it had one. */
async function closeReports(reporters, { log, state }) {
    const view = restoreView(state.read('view'), state.read('resume-record'));
    log.info(`Closing what the main step left open: ${view.title}`);
    reporters.show(view);
    await reporters.settled(PATIENCE_POST_MS);
    for (const { message, lines } of (0,notices/* noticesFor */.Zg)(reporters.problems, false))
        log.notice(message, { lines });
}


/***/ }),

/***/ 944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ backoffDelay),
/* harmony export */   Mv: () => (/* binding */ LONGEST_TIMER_MS),
/* harmony export */   hH: () => (/* binding */ BACKOFF),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/** Backoff between repeats of one request: full jitter, U(0, min(cap, base · 2ⁿ)). */
const BACKOFF = {
    /** Repeats after the first try. */
    retries: 4,
    /** Milliseconds: the upper end of the first delay. */
    base: 500,
    /** Milliseconds: no delay is longer, unless `Retry-After` asks for it. */
    cap: 8_000,
};
/** Node turns a longer delay into 1 ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * The delay before repeat number `repeat`.
 * @param repeat 1 for the first repeat.
 * @param random U(0, 1).
 * @param floorMs what `Retry-After` asks for, in milliseconds; 0 for none.
 * @returns milliseconds, never NaN and never more than a timer takes.
 */
function backoffDelay(repeat, random, floorMs = 0) {
    const jitter = random * Math.min(BACKOFF.cap, BACKOFF.base * 2 ** (repeat - 1));
    return Math.min(Math.max(jitter, floorMs), LONGEST_TIMER_MS);
}
/**
 * `Retry-After` (RFC 9110 §10.2.3): seconds, or an HTTP date, which is measured against the response's own `Date`,
 * for the clocks of the two machines may differ.
 * @returns milliseconds (Infinity for a number too large to wait for), or undefined where it is absent, malformed,
 * or a date with no `Date` beside it.
 */
function parseRetryAfter(value, date) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const until = httpDate(text);
    const now = httpDate(date?.trim() ?? '');
    if (until === undefined || now === undefined)
        return undefined;
    return Math.max(0, until - now);
}
/** Only what looks like an HTTP date: `Date.parse` also takes `-5` or `1.5`. */
function httpDate(text) {
    const time = /^[A-Z][a-z]+, ?\d{1,2}[ -]/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
}


/***/ }),

/***/ 6116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RP: () => (/* binding */ InputFailure),
/* harmony export */   pH: () => (/* binding */ StepFailure)
/* harmony export */ });
/* unused harmony exports PackageFailure, toStepFailure, conclusionOf */
/** The one error of this project: every way in which a step can fail. Its texts never hold a secret. */
class StepFailure extends Error {
    name = 'StepFailure';
    kind;
    advice;
    retryable;
    service;
    file;
    constructor(facts) {
        super(facts.message, { cause: facts.cause });
        this.kind = facts.kind;
        this.advice = facts.advice;
        this.retryable = facts.retryable ?? false;
        this.service = facts.service;
        this.file = facts.file;
    }
    /** The same failure, but for some of its facts. */
    with(changes) {
        const { kind, message, advice, retryable, service, file, cause } = this;
        return new StepFailure({ kind, message, advice, retryable, service, file, cause, ...changes });
    }
}
/** A bad input: found before the first request. `problem` must not quote a secret input. */
class InputFailure extends StepFailure {
    constructor(input, problem, accepted, file) {
        super({
            kind: 'input',
            message: `Input "${input}" ${problem}.`,
            advice: `Accepted: ${accepted}.`,
            file,
        });
    }
}
/** A file that cannot be packed as it is. `path` is relative to the deployed directory. */
class PackageFailure extends StepFailure {
    constructor(path, problem, advice, more = {}) {
        super({
            kind: 'package',
            message: `Cannot pack "${brief(path)}": ${problem}.`,
            advice,
            file: path.replace(/\/$/, ''),
            ...more,
        });
    }
}
/** Characters of a path that a message shows at most, half of them from either end: an annotation takes 4,096. */
const SHOWN = 1_000;
function brief(path) {
    if (path.length <= SHOWN)
        return path;
    return `${path.slice(0, SHOWN / 2)}…${path.slice(-SHOWN / 2)}`.toWellFormed();
}
/**
 * Whatever was thrown, as a failure of the step. A stranger's message may quote its input, so only its
 * name and code are kept; the stack goes to the debug log alone.
 * @param kind what is honest to say at this point of the job, where the thrown thing does not know.
 */
function toStepFailure(thrown, kind) {
    if (thrown instanceof StepFailure)
        return thrown;
    const code = thrown?.code;
    const name = thrown instanceof Error ? thrown.name : typeof thrown;
    return new StepFailure({
        kind,
        message: `The action stopped on an unexpected ${name}${typeof code === 'string' ? ` (${code})` : ''}.`,
        advice: 'Run the job again with debug logging to see where; if it happens again, report it as a bug.',
        cause: thrown,
    });
}
/**
 * The step's conclusion after a failure.
 * @param created whether the service has confirmed a deployment: then a broken wait says nothing about how it ended.
 */
function conclusionOf(kind, created) {
    switch (kind) {
        case 'cancelled':
            return 'cancelled';
        case 'timeout':
            return 'timed_out';
        case 'ambiguous':
            return 'unknown';
        case 'network':
        case 'rejected':
            return created ? 'unknown' : 'failure';
        default:
            return 'failure';
    }
}


/***/ }),

/***/ 5184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P3: () => (/* binding */ REPORTERS),
/* harmony export */   Zg: () => (/* binding */ noticesFor)
/* harmony export */ });
/* unused harmony exports PERMISSIONS, reasonOf */
/** Where a deployment can be shown. */
const REPORTERS = ['check', 'status', 'deployment', 'comment'];
/** What each reporter needs of the token, as a line of YAML. */
const PERMISSIONS = {
    check: 'checks: write',
    status: 'statuses: write',
    deployment: 'deployments: write',
    comment: 'pull-requests: write',
};
/**
 * What to tell of the problems, one a reporter, in as few notices as say it all. None changes the deploy's result.
 * @param fork whether the run is that of a fork's pull request: its token is read-only, and `permissions:` cannot help.
 */
function noticesFor(problems, fork) {
    const unknown = problems.filter(isUnknownToken);
    const missing = problems.filter(isMissingPermission);
    const others = problems.filter((problem) => !isUnknownToken(problem) && !isMissingPermission(problem));
    const names = (list) => list.map(({ reporter }) => reporter).join(', ');
    const notices = [];
    if (unknown.length > 0) {
        const message = `Not shown on the commit or pull request (${names(unknown)}): GitHub does not accept github-token (401): it is wrong or has expired. The deploy itself is not affected.`;
        notices.push({ message, lines: [] });
    }
    if (missing.length > 0 && fork) {
        const message = `Not shown on the pull request (${names(missing)}): the token of a run from a fork is read-only. It is all in the job summary.`;
        notices.push({ message, lines: [] });
    }
    else if (missing.length > 0) {
        notices.push({
            message: `Not shown on the commit or pull request (${names(missing)}): the token lacks a permission. The deploy itself is not affected. Add to the job, or leave the reporter out of "report-to":`,
            lines: ['permissions:', '  contents: read', ...missing.map(({ reporter }) => `  ${PERMISSIONS[reporter]}`)],
        });
    }
    if (others.length > 0) {
        const reasons = others.map((problem) => `${problem.reporter}: ${reasonOf(problem)}`).join('; ');
        notices.push({
            message: `Not shown, or not up to date, on the commit or pull request (${reasons}). The deploy itself is not affected.`,
            lines: [],
        });
    }
    return notices;
}
function isUnknownToken({ status, rateLimited }) {
    return !rateLimited && status === 401;
}
function isMissingPermission({ status, rateLimited }) {
    // A token that may not even see a resource gets 404.
    return !rateLimited && (status === 403 || status === 404);
}
/** Why GitHub did not do it, in a few words. */
function reasonOf({ status, rateLimited }) {
    if (rateLimited)
        return "GitHub's rate limit is used up";
    return status === undefined ? 'no usable response from GitHub' : `GitHub responded with ${status}`;
}


/***/ }),

/***/ 7351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   a3: () => (/* binding */ formatDuration)
/* harmony export */ });
/* unused harmony export formatBytes */
/** Bytes for a reader: `812 B`, `3.4 kB`, `512 MB`. Powers of 1,000, as the sizes of uploads are given. */
function formatBytes(bytes) {
    if (bytes < 999.5)
        return `${Math.round(bytes)} B`;
    let value = bytes;
    let unit = -1;
    do {
        value /= 1_000;
        unit++;
    } while (value >= 999.5 && unit < UNITS.length - 1);
    return `${value >= 99.95 ? value.toFixed(0) : value.toFixed(1)} ${UNITS[unit]}`;
}
const UNITS = (/* unused pure expression or super */ null && (['kB', 'MB', 'GB', 'TB']));
/** Milliseconds for a reader: `85 ms`, `1.3 s`, `42 s`, `3 min 05 s`, `1 h 02 min`. */
function formatDuration(ms) {
    if (ms < 999.5)
        return `${Math.round(ms)} ms`;
    if (ms < 9_950)
        return `${(ms / 1_000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1_000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`;
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
/** `1 file`, `41,313 files`. */
function count(number, noun) {
    return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 4446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/** Levels: no record has more than a handful. A text that is shorter than this cannot have them. */
const DEEPEST = 1_000;
/**
 * JSON, or undefined where it is none: the engine's own message would quote the text. Nor is it JSON for us where it is
 * nested beyond all measure: parsing 1 MiB of brackets takes a hundred times their memory.
 */
function parseJson(text) {
    if (text.length > DEEPEST && isTooDeep(text))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isTooDeep(text) {
    let depth = 0;
    let inString = false;
    for (let at = 0; at < text.length; at++) {
        const sign = text[at];
        if (sign === '"')
            inString = !inString;
        else if (inString)
            at += sign === '\\' ? 1 : 0;
        else if (sign === '[' || sign === '{')
            depth++;
        else if (sign === ']' || sign === '}')
            depth--;
        if (depth > DEEPEST)
            return true;
    }
    return false;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A nested field of an unparsed value, or undefined. */
function field(value, ...path) {
    let at = value;
    for (const name of path) {
        if (Array.isArray(at))
            at = at[name];
        else if (isObject(at))
            at = at[name];
        else
            return undefined;
    }
    return at;
}


/***/ }),

/***/ 4717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose)
/* harmony export */ });
/* unused harmony exports code, table, codeBlock, details */
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5487);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1071);


/**
 * Text from outside as inline code: markdown, HTML, links and mentions in it mean nothing there. Where the text
 * holds what would end the code or a table's cell, every character that could mean something becomes an entity.
 * @param limit characters that are shown at most.
 */
function code(text, limit = 1_000) {
    const line = oneLine(text.length > limit ? `${text.slice(0, limit).toWellFormed()}…` : text).trim();
    if (line === '')
        return '–';
    if (!/[`|]/.test(line))
        return `\`${line}\``;
    return `<code>${line.replace(/[^A-Za-z0-9 ]/gu, entity)}</code>`;
}
/**
 * A sentence that may hold text from outside, as plain text: what markdown, HTML, mentions and links are made of
 * becomes entities, which read the same.
 * @param limit characters that are shown at most.
 */
function prose(text, limit = 2_000) {
    const line = (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.length > limit ? `${text.slice(0, limit).toWellFormed()}…` : text).trim();
    return (line
        .replace(/[\\`*_{}[\]<>#|~@&!$^]/gu, entity)
        // GitHub looks for references in what is displayed, where `&#35;1` reads `#1`.
        .replace(/(&#35;|\bGH)(?=-?\d)/gi, '$1&#8203;')
        .replace(/:(?=\/\/)/g, entity)
        .replace(/\bwww\./gi, 'www&#46;')
        .replace(/^(\d+)([.)])/, (_, number, mark) => number + entity(mark))
        .replace(/^[-+=]/, entity));
}
function entity(character) {
    return `&#${character.codePointAt(0)};${character === '@' ? '&#8203;' : ''}`;
}
/** A table with a heading row; cells are markdown already. */
function table(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => ':---')), ...rows.map(line)].join('\n');
}
/**
 * Lines from outside as a block of code. Up to its end GitHub looks for nothing but HTML in it.
 * @param limit characters of a line that are shown at most.
 */
function codeBlock(lines, limit = 500) {
    const shown = lines.map((line) => oneLine(shorten(line, limit).toWellFormed()).replace(/[&<>]/g, entity));
    return `<pre><code>${shown.join('\n')}</code></pre>`;
}
/** A part that the reader can unfold. `title` is text of our own. */
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}


/***/ }),

/***/ 5487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   TN: () => (/* binding */ oneLine)
/* harmony export */ });
/* unused harmony export plainText */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1071);


/**
 * A text of the service's JSON, or '' where it is none. Colours are left out: one in the midst of a secret would hide it.
 * @param longest characters that are kept.
 */
function plainText(value, longest) {
    return typeof value === 'string' ? shorten(stripVTControlCharacters(value), longest) : '';
}
/**
 * Text from outside (the service, file names), made fit for one line of a log: control and bidirectional characters
 * become visible escapes, so that no line can be forged or reordered.
 */
function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu, (character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
const ESCAPES = { '\n': '\\n', '\r': '\\r', '\t': ' ' };
/**
 * A line in which the runner finds no command. It reads `::name::` after leading white space, and the old form
 * `##[name]` anywhere in a line: a zero-width space breaks both and shows nothing.
 */
function withoutCommands(line) {
    return line.replaceAll('##[', '#\u200b#[').replace(/^(\s*):(?=:)/u, '$1:\u200b');
}


/***/ }),

/***/ 1071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zU: () => (/* binding */ shortenMarkdown)
/* harmony export */ });
/** GitHub cuts nothing itself: longer texts are refused (422). Characters. */
const LIMITS = { checkText: 65_535, description: 140, comment: 65_536, annotation: 4_096 };
/** Cuts a text to a number of characters, and shows that it did. */
function shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}…`;
}
/**
 * Cuts markdown to a number of characters at the end of a line, where no code in a line is left open, and closes blocks
 * of code and what unfolds.
 */
function shortenMarkdown(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, text.lastIndexOf('\n', limit - END_OF_CODE.length - UNFOLDED.length - CUT_OFF.length));
    // At the start of a line: elsewhere it is text from outside, and means nothing.
    const isCode = count(kept, /^<pre>/gm) > count(kept, /<\/pre>$/gm);
    const isUnfolded = count(kept, /^<details>/gm) > count(kept, /^<\/details>$/gm);
    return `${kept}${isCode ? END_OF_CODE : ''}${isUnfolded ? UNFOLDED : ''}${CUT_OFF}`;
}
function count(text, pattern) {
    return text.match(pattern)?.length ?? 0;
}
const END_OF_CODE = '</code></pre>';
const UNFOLDED = '\n\n</details>';
const CUT_OFF = '\n\n… cut off here: the job summary has it all.\n';


/***/ }),

/***/ 7410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  iE: () => (/* binding */ hasReported),
  cb: () => (/* binding */ leftOpen)
});

// UNUSED EXPORTS: openReporters

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./lib/domain/text/json.js
var json = __nccwpck_require__(4446);
// EXTERNAL MODULE: ./lib/domain/text/format.js
var format = __nccwpck_require__(7351);
;// CONCATENATED MODULE: ./lib/github/response.js

/**
 * HTTP status of GitHub's response, or undefined where there was none. The library calls a broken connection a 500 too:
 * only an error that holds a response came from GitHub.
 */
function statusOf(thrown) {
    const { status, response } = (thrown ?? {});
    return response !== undefined && typeof status === 'number' ? status : undefined;
}
/** Whether GitHub says that it did not do what was asked. After anything else it may have. */
function isRefusal(thrown) {
    const status = statusOf(thrown) ?? 0;
    return status >= 400 && status < 500;
}
/** Whether another try may bring more: the connection broke, no usable response came, or GitHub has a fault of its own. */
function isTransient(thrown) {
    return !isRefusal(thrown);
}
/** The id of what GitHub made or lists, or undefined where the response holds none. */
function idIn(made) {
    const id = (0,json/* field */.ZZ)(made, 'id');
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
/** Characters of an address. */
const LONGEST_ADDRESS = 2_000;
/** The address of a page for a reader, or undefined where the response holds none that may be shown. */
function pageIn(made) {
    const address = (0,json/* field */.ZZ)(made, 'html_url');
    if (typeof address !== 'string' || address.length > LONGEST_ADDRESS || !/^[\x21-\x7e]+$/.test(address))
        return undefined;
    const url = URL.parse(address);
    return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}

;// CONCATENATED MODULE: ./lib/github/api.js



/** Milliseconds for one call, and for all pages of a list together. */
const CALL_MS = 10_000;
const LIST_MS = 30_000;
/** Items of a page: the most that GitHub gives. */
const PER_PAGE = 100;
/** Pages of a list that are read at most. They are counted here: what a response calls the next page is not followed. */
const MOST_PAGES = 50;
const SILENT = { debug() { }, info() { }, warn() { }, error() { } };
/**
 * Connects to the GitHub API of the job's server. The package is loaded here and not before: its import takes its
 * time, and fails where the event's file is broken.
 */
async function connectGitHub(connection) {
    const { token, repository, abandoned, clock, debug } = connection;
    const { getOctokit } = await __nccwpck_require__.e(/* import() */ 218).then(__nccwpck_require__.bind(__nccwpck_require__, 2218));
    const [owner = '', repo = ''] = repository.split('/');
    // Its log would print headers of a response as they are.
    const octokit = getOctokit(token, { log: SILENT });
    octokit.hook.wrap('request', async (request, options) => {
        const began = clock.now();
        let status;
        try {
            const response = await request(options);
            status = response.status;
            return response;
        }
        catch (thrown) {
            status = statusOf(thrown);
            throw thrown;
        }
        finally {
            const took = (0,format/* formatDuration */.a3)(clock.now() - began);
            debug(`GitHub: ${options.method} ${options.url}: ${status ?? 'no response'} in ${took}`);
        }
    });
    const within = (ms) => AbortSignal.any([abandoned, clock.deadline(ms)]);
    const call = async (route, parameters, signal) => {
        const { data } = await octokit.request(route, {
            owner,
            repo,
            ...parameters,
            request: { signal },
        });
        // Somebody else's page, or half of a response: nothing says that it was done.
        if (typeof data !== 'object' || data === null)
            throw new Error(`the response to ${route} is not JSON`);
        return data;
    };
    return {
        request: (route, parameters = {}) => call(route, parameters, within(CALL_MS)),
        viewer: async () => {
            const request = { signal: within(CALL_MS) };
            const { viewer } = await octokit.graphql('{ viewer { login } }', { request });
            return viewer.login;
        },
        async find(route, parameters, isWanted, list) {
            const signal = within(LIST_MS);
            for (let page = 1; page <= MOST_PAGES; page++) {
                const data = await call(route, { ...parameters, per_page: PER_PAGE, page }, signal);
                const items = list === undefined ? data : (0,json/* field */.ZZ)(data, list);
                if (!Array.isArray(items))
                    throw new Error(`the response to ${route} is no list`);
                const wanted = items.find(isWanted);
                if (wanted !== undefined || items.length < PER_PAGE)
                    return wanted;
            }
            throw new Error(`the list of ${route} has more than ${MOST_PAGES} pages`);
        },
    };
}

// EXTERNAL MODULE: ./lib/domain/backoff.js
var backoff = __nccwpck_require__(944);
;// CONCATENATED MODULE: ./lib/github/rate-limit.js


/** Milliseconds that GitHub asks for where it names no time. */
const UNNAMED_MS = 60_000;
/**
 * What GitHub's rate limits say in a thrown response: a 429, or a 403 that is not one of a missing permission. The limit
 * of many requests in a short time (the "secondary" one) gives a `Retry-After`, the hour's one a time of reset.
 * @param now milliseconds since 1970, for a response without a `Date`.
 * @returns milliseconds for which nothing should be sent, or undefined where no limit was hit.
 */
function rateLimitOf(thrown, now) {
    const { response } = (thrown ?? {});
    const header = (name) => {
        const value = response?.headers?.[name];
        return value === undefined ? undefined : String(value);
    };
    const status = statusOf(thrown);
    const isUsedUp = header('x-ratelimit-remaining') === '0';
    const says = /rate limit/i.test(String(response?.data?.message));
    const isLimit = isUsedUp || says || header('retry-after') !== undefined;
    if (status !== 429 && !(status === 403 && isLimit))
        return undefined;
    const named = (0,backoff/* parseRetryAfter */.mu)(header('retry-after'), header('date'));
    if (named !== undefined)
        return named;
    const reset = Number(header('x-ratelimit-reset') ?? Number.NaN) * 1_000;
    if (!isUsedUp || Number.isNaN(reset))
        return UNNAMED_MS;
    const date = Date.parse(header('date') ?? '');
    return Math.max(0, reset - (Number.isNaN(date) ? now : date));
}

;// CONCATENATED MODULE: ./lib/github/problem.js


/** Reads a problem out of what a call to GitHub has thrown. Its message is left out: it may quote the request. */
function toProblem(thrown, reporter) {
    return { reporter, status: statusOf(thrown), rateLimited: rateLimitOf(thrown, 0) !== undefined };
}

;// CONCATENATED MODULE: ./lib/github/rate-limit-gate.js


/**
 * Keeps all reporters of a process off GitHub for as long as its rate limit says, and each a little longer by chance:
 * runs of one token that were refused together must not come back together.
 */
class RateLimitGate {
    #clock;
    #abandoned;
    /** Reading of the clock: from then on requests may go out again. */
    #until = Number.NEGATIVE_INFINITY;
    /** Reading of the clock: nobody waits for longer. */
    #patience = Number.POSITIVE_INFINITY;
    #refusal;
    #shortened = new AbortController();
    constructor(clock, abandoned) {
        this.#clock = clock;
        this.#abandoned = abandoned;
    }
    /** Whether nothing is sent any more. */
    get isAbandoned() {
        return this.#abandoned.aborted;
    }
    /** Begins, or grows, where this is a rate limit's response. Returns whether it is one. */
    record(thrown) {
        const ms = rateLimitOf(thrown, this.#clock.wall());
        if (ms === undefined)
            return false;
        this.#refusal = thrown;
        this.#until = Math.max(this.#until, this.#clock.now() + ms);
        return true;
    }
    /** From now on nobody waits for longer than this. */
    limitWait(ms) {
        this.#patience = this.#clock.now() + ms;
        this.#shortened.abort();
        this.#shortened = new AbortController();
    }
    /**
     * Resolves once requests may go out: when the rate limit is over, and after a backoff where the last try failed.
     * @param failures how often in a row whoever asks has failed.
     * @param last what the last try of whoever asks has thrown.
     * @throws that, or the rate limit's refusal, where the moment is later than anybody waits for.
     */
    async wait(failures, last) {
        const jitter = (0,backoff/* backoffDelay */.EY)(Math.max(1, failures), this.#clock.random());
        const earliest = failures === 0 ? Number.NEGATIVE_INFINITY : this.#clock.now();
        for (;;) {
            const at = Math.max(this.#until, earliest) + jitter;
            const left = at - this.#clock.now();
            if (left <= 0)
                return;
            if (at > this.#patience || this.#abandoned.aborted)
                throw last ?? this.#refusal;
            const signal = AbortSignal.any([this.#shortened.signal, this.#abandoned]);
            await this.#clock.sleep(left, signal).catch(() => { });
        }
    }
}

;// CONCATENATED MODULE: ./lib/domain/reporting/resume-record.js


/** The record without the secrets that its texts may hold; the others are this action's own. */
function redactResumeRecord(record, redact) {
    const { version, entrypoint } = record;
    return {
        ...record,
        ...(version === undefined ? {} : { version: redact(version) }),
        ...(entrypoint === undefined ? {} : { entrypoint: redact(entrypoint) }),
    };
}
/**
 * The record in one line, for a check run's external id: the job's own key, package, app, id, and the time of a loss. At
 * most 255 characters.
 * @param own tells this job's check runs from those of others; no blanks.
 */
function toExternalId(own, record) {
    const { package_digest = NONE, app = NONE, deployment_id = NONE, lost_since = NONE, lost_until = NONE } = record;
    return [own, package_digest.replace(/^sha256:/, ''), app, deployment_id, lost_since, lost_until].join(' ');
}
const NONE = '-';
/** Whether a check run's external id is of the job with this key. */
function isExternalIdOf(own, externalId) {
    return typeof externalId === 'string' && externalId.split(' ')[0] === own;
}
/** Reads back {@link toExternalId}; undefined where it tells of no deployment. */
function readExternalId(externalId) {
    const [, package_digest = '', app = '', deployment_id = '', lost_since = '', lost_until = ''] = String(externalId).split(' ');
    return earlierDeploy({ package_digest, app, deployment_id, lost_since, lost_until });
}
/** Reads a GitHub deployment's payload, which is a record as JSON; undefined where it tells of no deployment. */
function readPayload(payload) {
    const record = typeof payload === 'string' ? parseJson(payload) : payload;
    const text = (name) => {
        const value = field(record, name);
        return typeof value === 'string' ? value : '';
    };
    return earlierDeploy({
        package_digest: text('package_digest'),
        app: text('app'),
        deployment_id: text('deployment_id'),
        lost_since: text('lost_since'),
        lost_until: text('lost_until'),
    });
}
/** Milliseconds for which a loss is taken to last whose end was not written down: the job was killed. */
const LOST_FOR_MS = 3_600_000;
function earlierDeploy(record) {
    const { app, deployment_id: id } = record;
    const digest = record.package_digest.replace(/^sha256:/, '');
    if (!/^[0-9a-f]{64}$/.test(digest) || !/^[0-9a-f]{16}$/.test(app))
        return undefined;
    if (isId(id) && id !== NONE)
        return { kind: 'known', digest, app, id };
    const since = Date.parse(record.lost_since);
    const until = Date.parse(record.lost_until);
    if (Number.isNaN(since))
        return undefined;
    return { kind: 'lost', digest, app, since, until: Number.isNaN(until) ? since + LOST_FOR_MS : until };
}

// EXTERNAL MODULE: ./lib/domain/text/shorten.js
var shorten = __nccwpck_require__(1071);
;// CONCATENATED MODULE: ./lib/github/reporters/reporter.js

/**
 * Sends what will be seen as going on. The slot says "open" before the request, so that a kill in between leaves
 * something to look for; where GitHub refuses, the slot is put back.
 */
async function sendOpen({ slot }, open, request) {
    const before = slot.read() ?? { open: false };
    slot.write(open);
    try {
        return await request();
    }
    catch (error) {
        if (isRefusal(error))
            slot.write(before);
        throw error;
    }
}
/**
 * Sends the first of several bodies that GitHub does not refuse as invalid (422). Each says less than the one before: a
 * part that GitHub does not take must not keep the rest from being shown, and least of all the end.
 */
async function sendAccepted(bodies, send) {
    const [body, ...smaller] = bodies;
    try {
        return await send(body);
    }
    catch (thrown) {
        if (smaller.length === 0 || statusOf(thrown) !== 422)
            throw thrown;
        return sendAccepted(smaller, send);
    }
}
/** Creates an object and keeps its id the moment it is known. */
async function createKept(context, ended, create) {
    const made = await sendOpen(context, { open: true }, create);
    const id = idIn(made);
    if (id === undefined)
        throw new Error('the response holds no id');
    context.slot.write({ open: !ended, id });
    return { id, made };
}

;// CONCATENATED MODULE: ./lib/github/reporters/states.js
/** Conclusion of the check run; `neutral` where nothing certain is known. */
function checkConclusion(conclusion) {
    return conclusion === 'unknown' ? 'neutral' : conclusion;
}
/** State of the commit status. */
function statusState({ phase, conclusion }) {
    if (phase !== 'ended')
        return 'pending';
    return conclusion === 'success' || conclusion === 'failure' ? conclusion : 'error';
}
/** State of the GitHub deployment. */
function deploymentState(view) {
    if (view.phase === 'preparing')
        return 'queued';
    if (view.phase !== 'ended')
        return view.phase;
    return statusState(view);
}

;// CONCATENATED MODULE: ./lib/github/reporters/check.js






/** A check run on the commit. */
function checkReporter(context) {
    const { api, slot } = context;
    let id = slot.read()?.id;
    return {
        name: 'check',
        async show(view) {
            const ended = view.phase === 'ended';
            const bodies = bodiesOf(view, context);
            if (id === undefined && slot.read()?.open)
                id = await findOwn(context);
            if (id === undefined) {
                const own = { name: context.reportName, head_sha: context.sha };
                const { id: newId, made } = await createKept(context, ended, () => sendAccepted(bodies, (body) => api.request('POST /repos/{owner}/{repo}/check-runs', { ...own, ...body })));
                id = newId;
                announce(context, made);
                return;
            }
            const check_run_id = id;
            const made = await sendAccepted(bodies, (body) => api.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', { check_run_id, ...body }));
            announce(context, made);
            slot.write({ open: !ended, id });
        },
    };
}
function announce({ found }, check) {
    const page = pageIn(check);
    if (page !== undefined)
        found({ 'check-url': page });
}
/** What the check run says, and the same with less and less of it: without annotation, without texts. */
function bodiesOf(view, { runKey, runUrl }) {
    const { phase, conclusion = 'unknown', title, summary, blame } = view;
    const state = phase === 'ended' ? { status: 'completed', conclusion: checkConclusion(conclusion) } : { status: 'in_progress' };
    const known = { ...state, external_id: toExternalId(runKey, view.resume) };
    const linked = { ...known, ...(runUrl === '' ? {} : { details_url: runUrl }) };
    const output = { title: (0,shorten/* shorten */.ml)(title, shorten/* LIMITS */.b1.description), summary: (0,shorten/* shortenMarkdown */.zU)(summary, shorten/* LIMITS */.b1.checkText) };
    const annotation = blame && {
        path: blame.file,
        start_line: 1,
        end_line: 1,
        annotation_level: 'failure',
        message: (0,shorten/* shorten */.ml)(blame.message, shorten/* LIMITS */.b1.annotation),
    };
    return [
        ...(annotation === undefined ? [] : [{ ...linked, output: { ...output, annotations: [annotation] } }]),
        { ...linked, output },
        known,
    ];
}
/** The check run of a request whose response this run did not live to see. */
async function findOwn({ api, sha, reportName, runKey }) {
    const list = { ref: sha, check_name: reportName, filter: 'all' };
    const isOwn = (run) => isExternalIdOf(runKey, (0,json/* field */.ZZ)(run, 'external_id'));
    return idIn(await api.find('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', list, isOwn, 'check_runs'));
}

// EXTERNAL MODULE: ./lib/domain/text/markdown.js
var markdown = __nccwpck_require__(4717);
;// CONCATENATED MODULE: ./lib/github/reporters/comment.js







/**
 * One comment on the pull request, found again by a hidden marker and updated in place. It begins when the service has
 * responded, as what people get mail about; until then the check says that something is going on.
 */
function commentReporter(context) {
    const { api } = context;
    let id = context.slot.read()?.id;
    /** Where it goes: asked once. */
    let place;
    let author;
    return {
        name: 'comment',
        async show(view) {
            place ??= { issue: await findPullRequest(context) };
            const { issue } = place;
            if (issue === undefined)
                return;
            author ??= await authorOf(api);
            if (view.phase === 'preparing')
                return;
            const ended = view.phase === 'ended';
            const bodies = comment_bodiesOf(view, context);
            id ??= await comment_findOwn(context, issue, author);
            if (id !== undefined && !(await update(context, id, bodies, ended)))
                id = undefined;
            if (id !== undefined)
                return;
            const { id: newId, made } = await createKept(context, ended, () => sendAccepted(bodies, (body) => api.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue, body })));
            id = newId;
            comment_announce(context, made);
        },
    };
}
/** @returns false where the comment is not there any more. */
async function update(context, id, bodies, ended) {
    const { api, slot } = context;
    const patch = () => sendAccepted(bodies, (body) => api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: id, body }));
    try {
        comment_announce(context, await (ended ? patch() : sendOpen(context, { open: true, id }, patch)));
    }
    catch (error) {
        if (statusOf(error) !== 404)
            throw error;
        slot.write({ open: false });
        return false;
    }
    slot.write({ open: !ended, id });
    return true;
}
function comment_announce({ found }, comment) {
    const page = pageIn(comment);
    if (page !== undefined)
        found({ 'comment-url': page });
}
/** Hidden in the rendered comment. A hash: a name may hold what would end an HTML comment. */
function markerOf(reportName) {
    return `<!-- browser-deploy-action ${(0,external_node_crypto_.createHash)('sha256').update(reportName).digest('hex').slice(0, 32)} -->`;
}
/** What the comment says, and the same without the report: then the run's log has it. */
function comment_bodiesOf(view, { reportName, sha, runUrl }) {
    const run = runUrl === '' ? '' : ` · [log of the run](${runUrl})`;
    const foot = `\n<sub>\`${reportName.replaceAll('`', "'")}\` · commit ${sha.slice(0, 7)}${run}</sub>\n`;
    const head = `${markerOf(reportName)}\n`;
    const report = (0,shorten/* shortenMarkdown */.zU)(view.summary, shorten/* LIMITS */.b1.comment - head.length - foot.length);
    return [`${head}${report}${foot}`, `${head}${(0,markdown/* prose */.CS)(view.title, shorten/* LIMITS */.b1.description)}\n${foot}`];
}
async function findPullRequest({ api, pullRequest, sha, say }) {
    if (pullRequest !== undefined)
        return pullRequest;
    const isOpen = (pull) => (0,json/* field */.ZZ)(pull, 'state') === 'open';
    const open = await api.find('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { commit_sha: sha }, isOpen);
    if (open === undefined)
        say('No comment: there is no open pull request for this commit');
    const number = (0,json/* field */.ZZ)(open, 'number');
    return Number.isSafeInteger(number) ? number : undefined;
}
/** Only among the token's own comments: anybody may plant a marker. */
async function comment_findOwn({ api, reportName }, issue_number, author) {
    const marker = markerOf(reportName);
    const own = await api.find('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number }, (comment) => {
        const login = (0,json/* field */.ZZ)(comment, 'user', 'login');
        const isOwn = login === author || login === `${author}[bot]`;
        return isOwn && String((0,json/* field */.ZZ)(comment, 'body')).startsWith(marker);
    });
    return idIn(own);
}
/** Where only the moment is to blame it throws: a comment that is not found for it would be written twice. */
async function authorOf(api) {
    try {
        return await api.viewer();
    }
    catch (error) {
        if (isRefusal(error) && rateLimitOf(error, 0) === undefined)
            return WORKFLOW_AUTHOR;
        throw error;
    }
}
/** The login of a workflow's own token, which a server without GraphQL cannot tell. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';

;// CONCATENATED MODULE: ./lib/github/reporters/deployment.js





/**
 * A GitHub deployment of the commit. Its payload cannot be changed later, so it is made as soon as the service has
 * responded: with the id, or without one where it refused.
 */
function deploymentReporter(context) {
    const { api, slot } = context;
    let id = slot.read()?.id;
    return {
        name: 'deployment',
        async show(view) {
            if (view.phase === 'preparing')
                return;
            const ended = view.phase === 'ended';
            if (id === undefined && slot.read()?.open)
                id = await deployment_findOwn(context);
            if (id === undefined) {
                // Open until its last status: a deployment without a status counts as pending.
                ({ id } = await createKept(context, false, () => create(context, view)));
            }
            context.found({ 'github-deployment-id': String(id) });
            const deployment_id = id;
            await sendAccepted(statusesOf(view, context), (status) => api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', { deployment_id, ...status }));
            slot.write({ open: !ended, id });
        },
    };
}
/** The status that says where the deploy stands, and the same without what is not needed for that. */
function statusesOf(view, { environment, runUrl }) {
    const state = deploymentState(view);
    const described = { state, environment, description: (0,shorten/* shorten */.ml)(view.title, shorten/* LIMITS */.b1.description) };
    return [{ ...described, ...(runUrl === '' ? {} : { log_url: runUrl }) }, { state }];
}
function create(context, view) {
    const { api, sha, environment, runKey, reportName } = context;
    return api.request('POST /repos/{owner}/{repo}/deployments', {
        ref: sha,
        task: 'deploy',
        auto_merge: false,
        required_contexts: [],
        environment,
        description: (0,shorten/* shorten */.ml)(reportName, shorten/* LIMITS */.b1.description),
        transient_environment: context.pullRequest !== undefined,
        production_environment: environment === 'production',
        payload: { ...view.resume, trace: runKey },
    });
}
/** The deployment of a request whose response this run did not live to see. */
async function deployment_findOwn({ api, sha, environment, runKey }) {
    const isOwn = (deployment) => runKeyOf((0,json/* field */.ZZ)(deployment, 'payload')) === runKey;
    return idIn(await api.find('GET /repos/{owner}/{repo}/deployments', { sha, environment }, isOwn));
}
function runKeyOf(payload) {
    return (0,json/* field */.ZZ)(typeof payload === 'string' ? (0,json/* parseJson */.qF)(payload) : payload, 'trace');
}

;// CONCATENATED MODULE: ./lib/github/reporters/status.js



/** A commit status: the last one of a context counts. */
function statusReporter(context) {
    const { api, slot, sha, reportName, runUrl } = context;
    return {
        name: 'status',
        async show(view) {
            const ended = view.phase === 'ended';
            const state = { sha, state: statusState(view), context: reportName };
            const described = { ...state, description: (0,shorten/* shorten */.ml)(view.title, shorten/* LIMITS */.b1.description) };
            const statuses = [{ ...described, ...(runUrl === '' ? {} : { target_url: runUrl }) }, state];
            const send = () => sendAccepted(statuses, (status) => api.request('POST /repos/{owner}/{repo}/statuses/{sha}', status));
            await (ended ? send() : sendOpen(context, { open: true }, send));
            slot.write({ open: !ended });
        },
    };
}

;// CONCATENATED MODULE: ./lib/github/reporters/reporters.js








const MAKERS = {
    check: checkReporter,
    status: statusReporter,
    deployment: deploymentReporter,
    comment: commentReporter,
};
/**
 * The reporters of a job, each in a lane of its own: what is shown next waits for what is being shown, and only the
 * newest view counts. Nothing here ever throws: GitHub's faults are no faults of the deploy.
 */
class Reporters {
    #lanes;
    #clock;
    #gate;
    #abandoned = new AbortController();
    constructor({ names, clock, connect, slot, ...shared }) {
        this.#clock = clock;
        this.#gate = new RateLimitGate(clock, this.#abandoned.signal);
        let api;
        this.#lanes = names.map((name) => {
            const make = async () => {
                api ??= connect(this.#abandoned.signal);
                return MAKERS[name]({ ...shared, api: await api, slot: slot(name) });
            };
            return new Lane(make, this.#gate, (thrown) => toProblem(thrown, name));
        });
    }
    /** What is not shown, or not as it is by now: one problem a reporter at most. */
    get problems() {
        return this.#lanes.flatMap(({ problem }) => problem ?? []);
    }
    /** Shows a view soon; returns at once. */
    show(view) {
        for (const lane of this.#lanes)
            lane.push(view);
    }
    /**
     * Resolves when all that was to be shown is shown, or has failed, after these milliseconds at the latest: what is
     * still under way then is ended, and counts as a problem. A rate limit that ends later is not waited for.
     * @param enough ends the wait at once.
     */
    async settled(withinMs, enough) {
        this.#gate.limitWait(withinMs);
        const idle = Promise.all(this.#lanes.map((lane) => lane.idle));
        const early = new AbortController();
        const signal = AbortSignal.any([early.signal, ...(enough === undefined ? [] : [enough])]);
        await Promise.race([idle, this.#clock.sleep(withinMs, signal).catch(() => { })]);
        early.abort();
        this.#abandoned.abort();
        await idle;
    }
}
class Lane {
    idle = Promise.resolve();
    /** Why the newest view is not shown, if it is not. */
    problem;
    #make;
    #gate;
    #problemOf;
    #reporter;
    #next;
    constructor(make, gate, problemOf) {
        this.#make = make;
        this.#gate = gate;
        this.#problemOf = problemOf;
    }
    push(view) {
        const waiting = this.#next !== undefined;
        this.#next = view;
        if (!waiting)
            this.idle = this.idle.then(() => this.#showNext());
    }
    /**
     * Shows what is newest once it can be shown. What a rate limit refuses is not done, and so tried again; so is what
     * came to nothing for the moment: each reporter looks first whether it was done after all.
     */
    async #showNext() {
        let last;
        for (let failures = 0; this.#next !== undefined; failures++) {
            let view;
            try {
                this.#reporter ??= this.#make();
                const reporter = await this.#reporter;
                await this.#gate.wait(failures, last);
                view = this.#next;
                this.#next = undefined;
                await reporter.show(view);
                this.problem = undefined;
                return;
            }
            catch (thrown) {
                last = thrown;
                this.problem = this.#problemOf(thrown);
                if (view === undefined)
                    return;
                const mayPass = isTransient(thrown) && failures < backoff/* BACKOFF */.hH.retries && !this.#gate.isAbandoned;
                if (!this.#gate.record(thrown) && !mayPass)
                    return;
                this.#next ??= view;
            }
        }
    }
}

;// CONCATENATED MODULE: ./lib/github/open-reporters.js




const RUN_KEY = 'reporters';
/** The reporters that the inputs ask for, or undefined where there are none or nobody to report to. */
function openReporters(inputs, edges) {
    const { repository, trigger } = edges.environment;
    if (inputs.reportTo.length === 0)
        return undefined;
    const missing = inputs.githubToken === '' ? 'there is no github-token' : whatIsMissing(repository, trigger.commit);
    if (missing !== undefined) {
        edges.log.info(`Not shown on the commit or pull request: ${missing}`);
        return undefined;
    }
    const runKey = randomUUID();
    edges.state.write(RUN_KEY, runKey);
    return reporters(inputs, edges, inputs.reportTo, runKey);
}
function whatIsMissing(repository, commit) {
    if (repository === '')
        return 'this is no run of a repository';
    return commit === '' ? 'this run is of no commit' : undefined;
}
/** Whether the main step had reporters at all. */
function hasReported(state) {
    return state.read(RUN_KEY) !== '';
}
/** The reporters that the main step left open, or undefined. */
function leftOpen(inputs, edges) {
    const open = inputs.reportTo.filter((name) => readSlot(edges.state, name)?.open);
    return open.length === 0 ? undefined : reporters(inputs, edges, open, edges.state.read(RUN_KEY));
}
function reporters(inputs, edges, names, runKey) {
    const { environment, state, outputs, log, clock, redactName } = edges;
    return new Reporters({
        names,
        clock,
        runKey,
        connect: (abandoned) => connectGitHub({
            token: inputs.githubToken,
            repository: environment.repository,
            abandoned,
            clock,
            debug: (line) => log.debug(line),
        }),
        sha: environment.trigger.commit,
        pullRequest: environment.trigger.pullRequest,
        runUrl: environment.runUrl,
        reportName: redactName(inputs.reportName),
        environment: redactName(inputs.environment),
        slot: (name) => {
            let slot = readSlot(state, name);
            return {
                read: () => slot,
                write(next) {
                    if (JSON.stringify(next) === JSON.stringify(slot))
                        return;
                    slot = next;
                    state.write(name, JSON.stringify(next));
                },
            };
        },
        found: (values) => outputs.set(values),
        say: (line) => log.info(line),
    });
}
function readSlot(state, name) {
    const saved = (0,json/* parseJson */.qF)(state.read(name));
    if (!(0,json/* isObject */.Gv)(saved))
        return undefined;
    return { open: saved.open === true, ...(typeof saved.id === 'number' ? { id: saved.id } : {}) };
}


/***/ }),

/***/ 9558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  p: () => (/* binding */ startRunner)
});

;// CONCATENATED MODULE: ./lib/domain/secrets/decodings.js
/**
 * The text as it stands, and as it reads with JSON's escapes undone (twice, for JSON in JSON), with percent signs
 * undone, and with its lines joined: in all combinations that make a difference.
 */
function viewsOf(text) {
    const plain = { text, start: (index) => index, end: (index) => index + 1 };
    const once = through(plain, ESCAPES, unescaped);
    const twice = once.flatMap((view) => through(view, ESCAPES, unescaped));
    const unquoted = [plain, ...once, ...twice];
    const read = [...unquoted, ...unquoted.flatMap((view) => through(view, PERCENTS, decoded))];
    const inLines = read.filter((view) => /[\r\n]/.test(view.text));
    return [...read, ...inLines.flatMap((view) => through(view, BLANKS, () => ''))];
}
/** The text without any blank: where lines are joined, nobody can tell which of them stood at their ends. */
function withoutBlanks(text) {
    return text.replace(BLANKS, '');
}
const BLANKS = /\s+/g;
const ESCAPES = /\\(?:u[0-9a-f]{4}|["\\/bfnrt])/gi;
const PERCENTS = /(?:%[0-9a-f]{2})+/gi;
const SHORT = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
function unescaped(written) {
    const sign = written[1];
    if (written.length === 6)
        return String.fromCharCode(Number.parseInt(written.slice(2), 16));
    return SHORT[sign] ?? sign;
}
function decoded(run) {
    return Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8');
}
/** The view with every match read as something else; none where nothing matches. */
function through(view, pattern, meaning) {
    const starts = [];
    const ends = [];
    let read = '';
    let from = 0;
    const add = (text, span) => {
        for (let index = 0; index < text.length; index++) {
            const [start, end] = span(index);
            starts.push(start);
            ends.push(end);
        }
        read += text;
    };
    const keep = (to) => add(view.text.slice(from, to), (index) => [from + index, from + index + 1]);
    for (const { 0: match, index: at } of view.text.matchAll(pattern)) {
        keep(at);
        from = at + match.length;
        add(meaning(match), () => [at, from]);
    }
    if (from === 0)
        return [];
    keep(view.text.length);
    return [
        {
            text: read,
            start: (index) => view.start(starts[index]),
            end: (index) => view.end(ends[index] - 1),
        },
    ];
}

;// CONCATENATED MODULE: ./lib/domain/secrets/truncated.js
/** Where a text was cut to length. */
const CUT = '…';
/** What is left of a character that was cut through: of its bytes, of JSON's escape, of its percent sign. */
const HALF_AN_ESCAPE = /\ufffd*(?:\\(?:u[0-9a-f]{0,3})?|%[0-9a-f]?)?$/i;
/** Characters: `\ufffd` and `\u00f`. */
const LONGEST_HALF = 6;
/** The cuts of a text, in order. */
function cutsIn(text) {
    const cuts = [];
    for (let at = text.indexOf(CUT); at >= 0; at = text.indexOf(CUT, at + 1)) {
        const near = Math.max(0, at - LONGEST_HALF);
        cuts.push({ whole: near + text.slice(near, at).search(HALF_AN_ESCAPE), at });
    }
    return cuts;
}
/**
 * How much of the beginning of a form stands right before each cut, in characters. One pass over the text whatever the
 * number of cuts (Knuth, Morris, Pratt): texts from outside may consist of cuts.
 */
function beginningsAt(cuts, text, form) {
    if (cuts.length === 0)
        return [];
    const borders = bordersOf(form);
    const lengths = [];
    let matched = 0;
    for (let index = 0; lengths.length < cuts.length; index++) {
        if (cuts[lengths.length]?.whole === index)
            lengths.push(matched);
        const sign = text[index];
        while (matched > 0 && form[matched] !== sign)
            matched = borders[matched - 1];
        if (form[matched] === sign)
            matched += 1;
    }
    return lengths;
}
/** For each beginning of the form, the longest shorter beginning that it ends with. */
function bordersOf(form) {
    const borders = [0];
    for (let index = 1, matched = 0; index < form.length; index++) {
        while (matched > 0 && form[matched] !== form[index])
            matched = borders[matched - 1];
        if (form[matched] === form[index])
            matched += 1;
        borders.push(matched);
    }
    return borders;
}

;// CONCATENATED MODULE: ./lib/domain/secrets/redact.js


/** Characters: a shorter environment value is not cut out, for cutting `1` or `true` would ruin every text. */
const SHORTEST_MASKED_VALUE = 8;
/** What the outputs say of every deploy: cut out, `conclusion` could not be read any more, and nobody learns a value by it. */
const OWN_WORDS = new Set(['cancelled', 'timed_out', 'ambiguous', 'rejected', 'in_progress', 'aws.us-east-1a']);
/**
 * The texts to hide for a secret: the value, and where it has several lines each line that is long enough to be
 * recognised. The runner would mask each line by itself, down to a lone `}`: so lines are given one by one.
 */
function maskableParts(value, shortest = SHORTEST_MASKED_VALUE) {
    if (OWN_WORDS.has(value.trim()))
        return [];
    const lines = value.split(/\r\n|\r|\n/);
    // With blanks around it, it may be printed without them.
    if (lines.length === 1 && value.trim() !== '')
        return [...new Set([value, value.trim()])].filter((text) => text.length >= shortest);
    return lines.map((line) => line.trim()).filter((line) => line.length >= shortest);
}
/**
 * Builds the function that every sink passes its texts through. A secret is found as it is, in hex and in base64 at
 * each of its three offsets, each of them escaped as in JSON or an address, and split over lines, too. Where a text was
 * cut to length, which `…` shows, the beginning of a secret is found before that.
 */
function createRedactor(secrets) {
    const forms = [...new Set([...secrets].filter((secret) => secret !== '').flatMap(formsOf))];
    return (text) => {
        const found = viewsOf(text).flatMap((view) => {
            const cuts = cutsIn(view.text);
            return forms.flatMap((form) => [...occurrences(form, view), ...beginnings(form, view, cuts)]);
        });
        let clean = '';
        let at = 0;
        for (const [start, end] of merged(found)) {
            clean += `${text.slice(at, start)}***`;
            at = end;
        }
        return clean + text.slice(at);
    };
}
function occurrences(form, { text, start, end }) {
    const spans = [];
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
        spans.push([start(at), end(at + form.length - 1)]);
    }
    return spans;
}
/** Characters: the beginning of a secret is recognised by so many. */
const SHORTEST_BEGINNING = 4;
function beginnings(form, { text, start, end }, cuts) {
    return beginningsAt(cuts, text, form).flatMap((length, nth) => {
        const { whole, at } = cuts[nth];
        return length < SHORTEST_BEGINNING ? [] : [[start(whole - length), end(at - 1)]];
    });
}
/** In order, with those that overlap as one: cut out one by one, the first would leave a part of the second. */
function merged(spans) {
    const apart = [];
    for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
        const last = apart.at(-1);
        if (last === undefined || start >= last[1])
            apart.push([start, end]);
        else
            apart[apart.length - 1] = [last[0], Math.max(last[1], end)];
    }
    return apart;
}
function formsOf(secret) {
    const formEncoded = encodeURIComponent(secret.toWellFormed()).replaceAll('%20', '+');
    const forms = [secret, formEncoded];
    if (secret.length < SHORTEST_MASKED_VALUE)
        return forms;
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    const encoded = [hex, hex.toUpperCase(), ...[0, 1, 2].flatMap((offset) => base64At(bytes, offset))];
    const bare = withoutBlanks(secret);
    return [...forms, ...(bare.length < SHORTEST_MASKED_VALUE ? [] : [bare]), ...encoded];
}
/** The characters of a base64 text that depend on the secret alone, when `offset` bytes stand before it. */
function base64At(bytes, offset) {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
    const skip = [0, 2, 3][offset];
    const core = padded.toString('base64').slice(skip, Math.floor((padded.length * 8) / 6));
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
// EXTERNAL MODULE: ./lib/domain/backoff.js
var backoff = __nccwpck_require__(944);
;// CONCATENATED MODULE: ./lib/domain/failures/interruption.js
/** Reason of an abort: the runner asked the process to end. */
class Cancelled extends Error {
    name = 'Cancelled';
}
/** Reason of an abort: the time is over. */
class DeadlineReached extends Error {
    name = 'DeadlineReached';
}
/** Thrown where a signal ended a request. `sent` tells whether it may have been carried out. */
class Interrupted extends Error {
    name = 'Interrupted';
    sent;
    reason;
    constructor(sent, reason) {
        super('interrupted');
        this.sent = sent;
        this.reason = reason;
    }
}

;// CONCATENATED MODULE: ./lib/runner/clock.js



const systemClock = {
    now: () => performance.now(),
    wall: () => Date.now(),
    async sleep(ms, signal) {
        signal.throwIfAborted();
        try {
            await (0,promises_namespaceObject.setTimeout)(Math.min(Math.max(0, ms), backoff/* LONGEST_TIMER_MS */.Mv), undefined, { signal });
        }
        catch (error) {
            throw signal.aborted ? signal.reason : error;
        }
    },
    every(ms, tick) {
        const timer = setInterval(tick, ms);
        timer.unref();
        return () => clearInterval(timer);
    },
    watchdog(ms, expired) {
        const timer = setTimeout(expired, ms);
        let isOver = false;
        return {
            // Node wakes a timer that has fired even after it was cleared, and then waits for it before it ends.
            feed() {
                if (!isOver)
                    timer.refresh();
            },
            stop() {
                isOver = true;
                clearTimeout(timer);
            },
        };
    },
    deadline(ms) {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DeadlineReached()), Math.min(ms, backoff/* LONGEST_TIMER_MS */.Mv)).unref();
        return controller.signal;
    },
    random: () => Math.random(),
};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
// EXTERNAL MODULE: ./lib/domain/text/json.js
var json = __nccwpck_require__(4446);
;// CONCATENATED MODULE: ./lib/runner/trigger.js

/**
 * @param payload the event's payload, unparsed: whatever it lacks is not known.
 * @param sha GITHUB_SHA, or ''.
 */
function readTrigger(eventName, payload, sha) {
    const head = (0,json/* field */.ZZ)(payload, 'pull_request', 'head', 'sha');
    return {
        eventName,
        commit: isCommit(head) && sha !== '' ? head : sha,
        pullRequest: pullRequestOf(payload),
        fromFork: isForkPullRequest(payload),
        forkWithSecrets: isForkWithSecrets(eventName, payload),
    };
}
/** SHA-1 or SHA-256 in hex: anything else is no commit, and goes into addresses and comments. */
function isCommit(value) {
    return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}
function pullRequestOf(payload) {
    const number = (0,json/* field */.ZZ)(payload, 'pull_request', 'number') ?? (0,json/* field */.ZZ)(ownPullRequest(payload), 'number');
    return Number.isSafeInteger(number) ? number : undefined;
}
/** A workflow_run lists the pull requests of its head in every repository: a number counts in its own one only. */
function ownPullRequest(payload) {
    const listed = (0,json/* field */.ZZ)(payload, 'workflow_run', 'pull_requests');
    const id = (0,json/* field */.ZZ)(payload, 'repository', 'id');
    return Array.isArray(listed) ? listed.find((one) => (0,json/* field */.ZZ)(one, 'base', 'repo', 'id') === id) : undefined;
}
function isForkWithSecrets(eventName, payload) {
    if (eventName === 'pull_request_target')
        return isForkPullRequest(payload);
    if (eventName !== 'workflow_run')
        return false;
    return isOther((0,json/* field */.ZZ)(payload, 'workflow_run', 'head_repository', 'full_name'), (0,json/* field */.ZZ)(payload, 'repository', 'full_name'));
}
function isForkPullRequest(payload) {
    if ((0,json/* field */.ZZ)(payload, 'pull_request') === undefined)
        return false;
    return isOther((0,json/* field */.ZZ)(payload, 'pull_request', 'head', 'repo', 'full_name'), (0,json/* field */.ZZ)(payload, 'repository', 'full_name'));
}
/** A head whose repository is not known (a deleted fork) counts as another one. */
function isOther(head, base) {
    return typeof head !== 'string' || typeof base !== 'string' || head.toLowerCase() !== base.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/runner/environment.js


function readEnvironment() {
    const env = (name) => process.env[name] ?? '';
    const repository = env('GITHUB_REPOSITORY');
    const runId = env('GITHUB_RUN_ID');
    return {
        workspace: env('GITHUB_WORKSPACE') || process.cwd(),
        temp: env('RUNNER_TEMP'),
        trigger: readTrigger(env('GITHUB_EVENT_NAME'), readPayload(env('GITHUB_EVENT_PATH')), env('GITHUB_SHA')),
        repository,
        runAttempt: Number(env('GITHUB_RUN_ATTEMPT')) || undefined,
        runUrl: repository === '' || runId === ''
            ? ''
            : `${env('GITHUB_SERVER_URL') || 'https://github.com'}/${repository}/actions/runs/${runId}`,
        apiUrl: env('GITHUB_API_URL') || 'https://api.github.com',
        colours: env('GITHUB_ACTIONS') === 'true' && env('NO_COLOR') === '',
        proxy: {
            https: proxyAddress(env('https_proxy') || env('HTTPS_PROXY')),
            noProxy: env('no_proxy') || env('NO_PROXY'),
        },
    };
}
/** An empty object where there is none, or it is not readable. */
function readPayload(path) {
    if (path === '')
        return {};
    try {
        return JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8'));
    }
    catch {
        return {};
    }
}
/** The address of a proxy as a URL: `host:3128` is plain http, as curl and others read it. '' stays ''. */
function proxyAddress(text) {
    return text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
}

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function core_info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
;// CONCATENATED MODULE: ./lib/runner/inputs.js

/** Inputs as the workflow gave them, untrimmed: blanks matter in a version, and tell a bad key from a good one. */
const rawInputs = (name) => getInput(name, { trimWhitespace: false });

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/domain/failures/failure.js
var failure = __nccwpck_require__(6116);
;// CONCATENATED MODULE: ./lib/runner/json-lines.js





/**
 * @param folder '' for the system's folder for temporary files.
 * @throws StepFailure where the disk does not take it; so does `add`.
 */
function createJsonLines(folder, name, redact) {
    const file = external_node_path_.join(folder === '' ? (0,external_node_os_namespaceObject.tmpdir)() : folder, `${name}-${(0,external_node_crypto_.randomUUID)()}.jsonl`);
    const descriptor = attempt(file, () => (0,external_node_fs_namespaceObject.openSync)(file, 'wx'));
    return {
        path: file,
        add: (json) => attempt(file, () => (0,external_node_fs_namespaceObject.appendFileSync)(descriptor, `${redact(json)}\n`)),
        close: () => (0,external_node_fs_namespaceObject.closeSync)(descriptor),
    };
}
function attempt(file, write) {
    try {
        return write();
    }
    catch (error) {
        throw new failure/* StepFailure */.pH({
            kind: 'failed',
            message: `The file ${file} could not be written (${error.code}).`,
            advice: 'Make room on the disk of the runner, or let it write to the folder, then run the job again.',
            retryable: true,
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./lib/domain/text/sanitize.js
var sanitize = __nccwpck_require__(5487);
;// CONCATENATED MODULE: ./lib/runner/log.js


/** @param colours whether whoever shows the log knows colours. */
function createLog(redact, colours) {
    const clean = (text) => (0,sanitize/* oneLine */.TN)(redact(text));
    const print = (line, tone) => {
        const text = (0,sanitize/* withoutCommands */.Df)(clean(line));
        core_info(tone === undefined || !colours ? text : `\u001b[${SGR[tone]}m${text}\u001b[0m`);
    };
    const growing = new GrowingGroup();
    const info = (line, tone) => {
        growing.close();
        print(line, tone);
    };
    const annotate = (write) => (message, { title, file, lines = [] } = {}) => {
        growing.close();
        write([message, ...lines]
            .map((line) => (0,sanitize/* withoutCommands */.Df)(clean(line)))
            .join('\n')
            .slice(0, MAX_ANNOTATION), {
            ...(title === undefined ? {} : { title: clean(title) }),
            ...(file === undefined ? {} : { file: clean(file) }),
        });
    };
    return {
        info,
        group(title, lines) {
            growing.close();
            startGroup(clean(title));
            for (const line of lines)
                print(line);
            endGroup();
        },
        groupLine(title, line) {
            growing.open(clean(title));
            print(line);
        },
        debug(line) {
            if (isDebug())
                debug(clean(line));
        },
        notice: annotate(notice),
        warning: annotate(warning),
        error: annotate(error),
    };
}
/** Parameters of the escape sequence that selects a colour (ECMA-48, SGR). */
const SGR = { good: 32, odd: 33, bad: 31, quiet: 2 };
/** The group that is open while its lines come. */
class GrowingGroup {
    #title;
    #begun = new Set();
    open(title) {
        if (title === this.#title)
            return;
        this.close();
        startGroup(this.#begun.has(title) ? `${title} (continued)` : title);
        this.#title = title;
        this.#begun.add(title);
    }
    close() {
        if (this.#title !== undefined)
            endGroup();
        this.#title = undefined;
    }
}
/** Characters: the runner cuts an annotation there. */
const MAX_ANNOTATION = 4_096;

;// CONCATENATED MODULE: ./lib/runner/masks.js


function createMasks() {
    const hidden = new Set();
    let redact = createRedactor([]);
    return {
        redact: (text) => redact(text),
        hide({ always, ifLong }) {
            const masked = new Set([
                ...always.flatMap((text) => maskableParts(text, 1)),
                ...ifLong.flatMap((text) => maskableParts(text)),
            ]);
            for (const text of masked)
                if (!hidden.has(text))
                    setSecret(text);
            for (const text of masked)
                hidden.add(text);
            for (const text of ifLong)
                if (maskableParts(text).length > 0)
                    hidden.add(text);
            redact = createRedactor(hidden);
        },
    };
}
/** The password of a proxy's address, as it is written and decoded. */
function proxyPassword(address) {
    const password = URL.parse(address)?.password ?? '';
    if (password === '')
        return [];
    try {
        return [password, decodeURIComponent(password)];
    }
    catch {
        return [password];
    }
}

;// CONCATENATED MODULE: ./lib/runner/outputs.js

function createOutputs(redact) {
    const written = new Map();
    return {
        set(values) {
            for (const [name, value] of Object.entries(values)) {
                const clean = redact(value);
                if (written.get(name) === clean)
                    continue;
                written.set(name, clean);
                setOutput(name, clean);
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/runner/signals.js

/** Milliseconds from a cancel to the end of the process, whatever hangs. The runner kills 10 s after its SIGINT. */
const BACKSTOP_MS = 4_500;
/**
 * A signal that is aborted when the runner cancels the job or the step times out: it sends SIGINT, then SIGTERM.
 * The second one changes nothing: the end is under way.
 */
function cancelSignal() {
    const controller = new AbortController();
    const cancel = () => {
        if (controller.signal.aborted)
            return;
        setTimeout(() => process.exit(1), BACKSTOP_MS).unref();
        controller.abort(new Cancelled());
    };
    process.on('SIGINT', cancel).on('SIGTERM', cancel);
    return controller.signal;
}

;// CONCATENATED MODULE: ./lib/runner/state.js

function createState(redact) {
    return { read: getState, write: (name, value) => saveState(name, redact(value)) };
}

// EXTERNAL MODULE: ./lib/domain/text/shorten.js
var shorten = __nccwpck_require__(1071);
;// CONCATENATED MODULE: ./lib/runner/summary.js


/** Bytes: the runner drops a larger summary whole. Some room is left for other steps' parts. */
const LARGEST = 900_000;
function createSummary(redact) {
    return {
        async write(render) {
            const text = redact(render(redact));
            const fitting = Buffer.byteLength(text) <= LARGEST ? text : (0,shorten/* shortenMarkdown */.zU)(text, LARGEST / 4);
            try {
                await summary.addRaw(fitting, true).write();
            }
            catch {
                // Without its file (an old server, a run by hand) there is no summary; the log has it all.
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/runner/runner.js











/**
 * Starts an action: secrets are masked before anything else happens.
 * @param secretsOf finds the secrets among the raw inputs.
 */
function startRunner(secretsOf) {
    const cancel = cancelSignal(); // before the first word: whoever hears that may cancel
    const environment = readEnvironment();
    const { always: given, ifLong } = secretsOf(rawInputs);
    const always = [...given, ...proxyPassword(environment.proxy.https)];
    const { redact, hide } = createMasks();
    hide({ always, ifLong });
    const log = createLog(redact, environment.colours);
    const outputs = createOutputs(redact);
    return {
        environment,
        log,
        outputs,
        summary: createSummary(redact),
        clock: systemClock,
        cancel,
        state: createState(redact),
        redact,
        redactName: createRedactor(always),
        hide: (secrets) => hide({ always: [], ifLong: secrets }),
        jsonLines: (name) => createJsonLines(environment.temp, name, redact),
        async run(parse, refuse, job) {
            let inputs;
            try {
                inputs = parse(rawInputs);
            }
            catch (thrown) {
                process.exitCode = 1;
                return refuse(thrown);
            }
            if (!(await job(inputs)))
                process.exitCode = 1;
        },
    };
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(3141);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
